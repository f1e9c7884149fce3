import {
  type AccountRemovals as Removals,
  listAccountRemovals,
  type OpenRemoval,
} from '@formline/shared/contracts/accounts/accountRemoval';
import { queryOf, useQuery } from '@formline/shared/query';
import { Badge, EmptyState, InlineNotice, Text } from '@formline/shared/ui/core';
import { staffPageTexts, momentText } from '../staffPage.texts';
import { StaffSection } from '../StaffSection';
import { StaffTable } from '../StaffTable';

const texts = staffPageTexts.removals;

export function AccountRemovals() {
  return (
    <StaffSection<Removals> texts={texts} query={useQuery(queryOf(listAccountRemovals, {}))}>
      {(removals) => <RemovalList {...removals} />}
    </StaffSection>
  );
}

function RemovalList({ open, counts, client_data_counts: ofClients }: Removals) {
  const overdue = counts.overdue + ofClients.overdue;
  return (
    <>
      {overdue > 0 && (
        <InlineNotice tone="warning" role="alert">
          {texts.overdue(overdue)}
        </InlineNotice>
      )}
      <Text tabular mb="3">
        {texts.counts(counts)}
        <br />
        {texts.clientCounts(ofClients)}
      </Text>
      {open.length === 0 ? <EmptyState {...texts.empty} /> : <RemovalTable open={open} />}
    </>
  );
}

function RemovalTable({ open }: Pick<Removals, 'open'>) {
  return (
    <StaffTable label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.request}</th>
          <th scope="col">{texts.columns.state}</th>
          <th scope="col">{texts.columns.account}</th>
          <th scope="col">{texts.columns.asked}</th>
          <th scope="col">{texts.columns.due}</th>
        </tr>
      </thead>
      <tbody>
        {open.map((request) => (
          <RemovalRow key={`${request.kind} ${request.id}`} request={request} />
        ))}
      </tbody>
    </StaffTable>
  );
}

function RemovalRow({ request }: { readonly request: OpenRemoval }) {
  const { id, kind, state, account_id, asked_at, expires_at, due_at } = request;
  return (
    <tr>
      <th scope="row">
        {texts.number(id)} {texts.kinds[kind]}
      </th>
      <td>
        <Badge tone={texts.states[state].tone}>{texts.states[state].label}</Badge>
      </td>
      <td>{account_id === null ? texts.noAccount : texts.number(account_id)}</td>
      <td className="line">{momentText(asked_at)}</td>
      <td className="line">{dueText(due_at, expires_at)}</td>
    </tr>
  );
}

function dueText(dueAt: string | null, expiresAt: string | null): string {
  if (dueAt !== null) return momentText(dueAt);
  return expiresAt === null ? texts.byHand : texts.expires(momentText(expiresAt));
}
