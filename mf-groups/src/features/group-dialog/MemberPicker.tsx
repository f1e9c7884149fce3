import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { foldText } from '@formline/shared/domain/text/foldText';
import { searchNames } from '@formline/shared/domain/people/nameSearch';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import type { LibraryChoice } from '@formline/shared/training/library-list/rows/libraryChoice.ts';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { LibraryRow } from '@formline/shared/training/library-list/rows/LibraryRow';
import { Button, chakra, EmptyState, PersonAvatar } from '@formline/shared/ui/core';
import { useMemo, useState } from 'react';
import { type GroupMember, toMembers } from '../../components/members/groupMember';
import { groupDialogTexts } from './groupDialog.texts';
import { withinMost } from './groupDraft';

const { inactive, picker: texts } = groupDialogTexts;
const listTexts = libraryListTexts(texts.list);

const Container = chakra('div', {
  base: {
    h: 'min({sizes.dialog.md}, 56vh)',
    minH: '64',
    mx: '-6',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});

interface MemberPickerProps {
  readonly chosen: readonly GroupMember[];
  readonly onChoose: (members: readonly GroupMember[]) => void;
}

export function MemberPicker({ chosen, onChoose }: MemberPickerProps) {
  const [search, setSearch] = useState('');
  const listing = useClientListing(search);
  const chosenKeys = useMemo(() => new Set(chosen.map(keyOf)), [chosen]);
  const choice: LibraryChoice<GroupMember> = {
    kind: 'many',
    chosenKeys,
    onChoose: (members, areIn) => onChoose(withinMost(chosen, members, areIn)),
  };
  return (
    <Container>
      <LibraryList
        frame="none"
        heading={texts.heading}
        label={texts.heading}
        texts={listTexts}
        listing={listing}
        keyOf={keyOf}
        renderRow={renderRow}
        choice={choice}
        search={search}
        onSearch={setSearch}
        tools={<SelectAll found={listing.items} {...{ chosen, onChoose }} />}
        onClearAll={() => setSearch('')}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      />
    </Container>
  );
}

interface SelectAllProps extends MemberPickerProps {
  readonly found: readonly GroupMember[];
}

function SelectAll({ found, chosen, onChoose }: SelectAllProps) {
  const ids = new Set(chosen.map(keyOf));
  const areAllIn = found.length > 0 && found.every((member) => ids.has(keyOf(member)));
  return (
    <Button
      size="sm"
      aria-disabled={found.length === 0 || undefined}
      onClick={() => onChoose(withinMost(chosen, found, !areAllIn))}
    >
      {areAllIn ? texts.selectNone : texts.selectAll}
    </Button>
  );
}

const keyOf = ({ id }: GroupMember) => String(id);
const renderRow = ({ full_name, avatar_url, isActive }: GroupMember) => (
  <LibraryRow
    media={<PersonAvatar name={full_name} imageUrl={avatar_url} />}
    name={full_name}
    tags={isActive ? [] : [inactive]}
  />
);

function useClientListing(search: string): LibraryListing<GroupMember> {
  const query = queryOf(listTrainerClients, { query: useClubScope() });
  const clients = useQuery({ ...query, select: searchable });
  const items = useMemo(
    () => searchNames(clients.data ?? [], search, ({ folded }) => folded).map(({ member }) => member),
    [clients.data, search],
  );
  return {
    id: search,
    state: clients.data ? 'ready' : clients.isPending ? 'loading' : 'failed',
    items,
    isOutdated: false,
    rest: 'end',
    onMore: () => undefined,
    onRetry: () => void clients.refetch(),
  };
}

const searchable = (clients: Parameters<typeof toMembers>[0]) =>
  toMembers(clients).map((member) => ({ member, folded: foldText(member.full_name) }));
