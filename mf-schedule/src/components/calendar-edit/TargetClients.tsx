import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { nameOrder, searchNames } from '@formline/shared/domain/people/nameSearch';
import { foldText } from '@formline/shared/domain/text/foldText';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { chakra, SearchBox, Skeleton, Text } from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { useState } from 'react';
import { calendarEditTexts } from './calendarEdit.texts';

const texts = calendarEditTexts.dialog;

const List = chakra('div', {
  base: { display: 'grid', gap: '1', maxH: '40', overflowY: 'auto', mt: '2', px: '1' },
});

interface TargetClientsProps {
  /** The one whose calendar is open. */
  readonly clientId: number;
  readonly firstName: string;
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}

/** Whose calendars get the copies. */
export function TargetClients({ clientId, firstName, chosen, onToggle }: TargetClientsProps) {
  const [search, setSearch] = useState('');
  const { data: clients } = useQuery({
    ...queryOf(listTrainerClients, { query: useClubScope() }),
    select: (all) =>
      all
        .filter(({ id }) => id !== clientId)
        .toSorted((one, other) => nameOrder(one.full_name, other.full_name)),
  });
  const found = searchNames(clients ?? [], search, ({ full_name }) => foldText(full_name));
  return (
    <>
      <Checkbox
        label={texts.here(firstName)}
        checked={chosen.has(clientId)}
        onChange={() => onToggle(clientId)}
      />
      <chakra.details mt="2">
        <chakra.summary cursor="pointer" fontWeight="medium" py="1">
          {texts.targets}
        </chakra.summary>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
        {!clients && <Skeleton h="20" mt="2" />}
        {clients && found.length === 0 && (
          <Text tone="muted" mt="2">
            {texts.noClients}
          </Text>
        )}
        <List role="group" aria-label={texts.targets}>
          {found.map(({ id, full_name }) => (
            <Checkbox key={id} label={full_name} checked={chosen.has(id)} onChange={() => onToggle(id)} />
          ))}
        </List>
      </chakra.details>
    </>
  );
}
