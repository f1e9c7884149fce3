import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { searchNames } from '@formline/shared/domain/people/nameSearch';
import { foldText, nameOrder } from '@formline/shared/domain/text/foldText';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { chakra, SearchBox, Skeleton, Text } from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { useState } from 'react';
import { isOwner, type OwnerKey } from '../calendar-owner/calendarOwner';
import type { PathOwner } from '../calendar-owner/schedulingPaths';
import { calendarEditTexts } from './calendarEdit.texts';

const texts = calendarEditTexts.dialog;

const List = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    maxH: '40',
    overflowY: 'auto',
    mt: '2',
    px: '1',
    '& h3': { fontSize: 'sm', color: 'fg.muted', mt: '1' },
  },
});

interface EditTargetsProps {
  /** Whose calendar is open. */
  readonly owner: PathOwner;
  readonly isChosen: (target: OwnerKey) => boolean;
  readonly onToggle: (target: OwnerKey) => void;
  /** What the copies meet there. */
  readonly noteOf: (target: OwnerKey) => string | undefined;
}

/** Whose calendars get the copies. */
export function EditTargets({ owner, isChosen, onToggle, noteOf }: EditTargetsProps) {
  const [search, setSearch] = useState('');
  const targets = useCalendars()?.filter((target) => !isOwner(target, owner));
  const found = searchNames(targets ?? [], search, ({ name }) => foldText(name));
  return (
    <>
      <Checkbox
        label={owner.kind === 'client' ? texts.here(owner.firstName) : texts.hereOfGroup}
        checked={isChosen(owner)}
        onChange={() => onToggle(owner)}
      />
      <chakra.details mt="2">
        <chakra.summary cursor="pointer" fontWeight="medium" py="1">
          {texts.targets}
        </chakra.summary>
        <SearchBox label={texts.search} value={search} onChange={setSearch} />
        {!targets && <Skeleton h="20" mt="2" />}
        {targets && found.length === 0 && (
          <Text tone="muted" mt="2">
            {texts.noClients}
          </Text>
        )}
        <List role="group" aria-label={texts.targets}>
          {(['group', 'client'] as const).map((kind) => {
            const ofKind = found.filter((target) => target.kind === kind);
            return (
              ofKind.length > 0 && (
                <div key={kind}>
                  <h3>{texts.kinds[kind]}</h3>
                  {ofKind.map((target) => (
                    <Checkbox
                      key={target.id}
                      label={target.name}
                      hint={noteOf(target)}
                      checked={isChosen(target)}
                      onChange={() => onToggle(target)}
                    />
                  ))}
                </div>
              )
            );
          })}
        </List>
      </chakra.details>
    </>
  );
}

interface NamedCalendar extends OwnerKey {
  readonly name: string;
}

/** Of all groups and clients, by name; undefined while they load. */
function useCalendars(): readonly NamedCalendar[] | undefined {
  const scope = useClubScope();
  const clients = useQuery(queryOf(listTrainerClients, { query: scope }));
  const groups = useQuery(queryOf(listClientGroups, { query: scope }));
  if (!clients.data || !groups.data) return undefined;
  const all: readonly NamedCalendar[] = [
    ...groups.data.map(({ id, title }) => ({ kind: 'group' as const, id, name: title })),
    ...clients.data.map(({ id, full_name }) => ({ kind: 'client' as const, id, name: full_name })),
  ];
  return all.toSorted((one, other) => nameOrder(one.name, other.name));
}

export function useCalendarName(): (calendar: OwnerKey) => string {
  const calendars = useCalendars();
  return (calendar) => calendars?.find((one) => isOwner(one, calendar))?.name ?? texts.unnamed[calendar.kind];
}
