import { listClientReports, type ReportSummary } from '@formline/shared/contracts/platform/clientReports';
import { pagesOf, useInfiniteQuery, useNextPage } from '@formline/shared/query';
import { Badge, Button, chakra, EmptyState, Text } from '@formline/shared/ui/core';
import { useLiveRemotes } from '../../remotes/registry/liveRemotes';
import { staffPageTexts, momentText } from '../staffPage.texts';
import { StaffSection } from '../StaffSection';
import { StaffTable, Build } from '../StaffTable';

const texts = staffPageTexts.reports;
const PAGE_SIZE = 25;

const reportsQuery = pagesOf(listClientReports, {
  input: (page) => ({ query: { page, size: PAGE_SIZE } }),
  next: ({ nextPage }) => nextPage,
});

export function Reports() {
  const query = useInfiniteQuery(reportsQuery);
  const askForMore = useNextPage(query);
  const list = (reports: readonly ReportSummary[]) => (
    <>
      <ReportTable reports={reports} />
      {query.hasNextPage && (
        <Button mt="3" isLoading={query.isFetchingNextPage} onClick={() => void askForMore()}>
          {texts.more}
        </Button>
      )}
    </>
  );
  return (
    <StaffSection texts={texts} query={query}>
      {({ pages }) => {
        const reports = pages.flatMap((page) => page.reports);
        return reports.length === 0 ? <EmptyState {...texts.empty} /> : list(reports);
      }}
    </StaffSection>
  );
}

function ReportTable({ reports }: { readonly reports: readonly ReportSummary[] }) {
  return (
    <StaffTable label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.what}</th>
          <th scope="col">{texts.columns.remote}</th>
          <th scope="col" className="number">
            {texts.columns.count}
          </th>
          <th scope="col" className="number">
            {texts.columns.bad}
          </th>
          <th scope="col">{texts.columns.lastSeen}</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report, index) => (
          <ReportRow key={`${report.kind} ${report.remote} ${report.build} ${index}`} report={report} />
        ))}
      </tbody>
    </StaffTable>
  );
}

function ReportRow({ report }: { readonly report: ReportSummary }) {
  const { kind, remote, build, source, what, at, count, bad, last_seen, p75 } = report;
  const { registry } = useLiveRemotes();
  const owner = registry?.remotes.find(({ name }) => name === remote)?.owner;
  const values = Object.entries(p75).map(([name, value]) => texts.value(name, value));
  return (
    <tr>
      <th scope="row">
        <Badge tone={texts.kinds[kind].tone}>{texts.kinds[kind].label}</Badge>{' '}
        <chakra.span overflowWrap="anywhere">{what}</chakra.span>
        <Text as="span" display="block" tone="muted" size="xs" overflowWrap="anywhere">
          {at}
          {values.length > 0 && texts.p75(values)}
        </Text>
      </th>
      <td className="line">
        {remote} {source !== null && source !== 'active' && <Badge>{source}</Badge>}
        <chakra.span display="block">
          <Build name={build} />
        </chakra.span>
        {owner !== undefined && (
          <Text as="span" display="block" tone="muted" size="xs">
            {owner}
          </Text>
        )}
      </td>
      <td className="number">{count.toLocaleString('en-US')}</td>
      <td className="number">
        {bad === 0 ? bad : <Badge tone="missed">{bad.toLocaleString('en-US')}</Badge>}
      </td>
      <td className="line">{momentText(last_seen)}</td>
    </tr>
  );
}
