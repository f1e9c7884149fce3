import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { CLIENT_STATUSES } from '@formline/shared/domain/clients/clientStatus';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { Button } from '@formline/shared/ui/core';
import { Menu, MenuChecks, MenuChoice, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { ListFilter } from 'lucide-react';
import { clientListTexts as texts } from '../clientList.texts';
import { isFiltering, type ListFilters, NO_FILTERS, useListFilters } from './listFilters';

const ANY = 'any';

/** Who of all clients is shown: by status, by group, and whom Today lists. */
export function FilterMenu() {
  const [filters, choose] = useListFilters();
  const count = [filters.status, filters.groupId, filters.needsMe || null].filter(
    (one) => one !== null,
  ).length;
  return (
    <Menu trigger={<Button icon={<ListFilter />}>{texts.filters(count)}</Button>}>
      <MenuChecks
        label={texts.filter}
        options={[{ value: 'me', label: texts.needsMe }]}
        values={new Set(filters.needsMe ? ['me'] : [])}
        onToggle={() => choose({ needsMe: !filters.needsMe })}
      />
      <MenuSeparator />
      <MenuChoice
        label={texts.status}
        options={[
          { value: ANY, label: texts.anyStatus },
          ...CLIENT_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
        ]}
        value={filters.status ?? ANY}
        onChange={(chosen) => choose({ status: CLIENT_STATUSES.find((status) => status === chosen) ?? null })}
      />
      <MenuSeparator />
      <GroupChoice groupId={filters.groupId} onChoose={choose} />
      {isFiltering(filters) && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => choose(NO_FILTERS)}>{texts.clearFilters}</MenuItem>
        </>
      )}
    </Menu>
  );
}

interface GroupChoiceProps {
  readonly groupId: number | null;
  readonly onChoose: (chosen: Partial<ListFilters>) => void;
}

/** Mounted with the open menu, so that the plain list asks for no groups. */
function GroupChoice({ groupId, onChoose }: GroupChoiceProps) {
  const groups = useQuery(queryOf(listClientGroups, { query: useClubScope() }));
  return (
    <MenuChoice
      label={texts.group}
      options={[
        { value: ANY, label: texts.anyGroup },
        ...(groups.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      value={groupId === null ? ANY : String(groupId)}
      onChange={(chosen) => onChoose({ groupId: chosen === ANY ? null : Number(chosen) })}
    />
  );
}
