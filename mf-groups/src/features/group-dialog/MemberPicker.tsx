import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { type ClientTag, listClientTags } from '@formline/shared/contracts/people/clientTags';
import { tagsOfClients } from '@formline/shared/domain/clients/tagsOfClients';
import { foldText } from '@formline/shared/domain/text/foldText';
import { searchNames } from '@formline/shared/domain/people/nameSearch';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import type { LibraryChoice } from '@formline/shared/training/library-list/rows/libraryChoice.ts';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { LibraryRow } from '@formline/shared/training/library-list/rows/LibraryRow';
import { TagBadge } from '@formline/shared/training/client-tags/TagBadge';
import { Select } from '@formline/shared/ui/controls';
import { Button, chakra, EmptyState, PersonAvatar } from '@formline/shared/ui/core';
import { useCallback, useMemo, useState } from 'react';
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
  const [tagId, setTagId] = useState<number | null>(null);
  const { tags, byClient } = useTags();
  const tagged = tags.find(({ id }) => id === tagId);
  const listing = useClientListing(search, tagged);
  const chosenKeys = useMemo(() => new Set(chosen.map(keyOf)), [chosen]);
  const renderRow = useCallback(
    (member: GroupMember) => <MemberRow member={member} tags={byClient.get(member.id)} />,
    [byClient],
  );
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
        isFiltered={tagged !== undefined}
        onSearch={setSearch}
        tools={
          <>
            {tags.length > 0 && <TagChoice {...{ tags, tagId }} onChoose={setTagId} />}
            <SelectAll found={listing.items} {...{ chosen, onChoose }} />
          </>
        }
        onClearAll={() => {
          setSearch('');
          setTagId(null);
        }}
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

interface MemberRowProps {
  readonly member: GroupMember;
  readonly tags: readonly ClientTag[] | undefined;
}

const MemberRow = ({ member: { full_name, avatar_url, isActive }, tags = [] }: MemberRowProps) => (
  <LibraryRow
    media={<PersonAvatar name={full_name} imageUrl={avatar_url} />}
    name={full_name}
    end={tags.map((tag) => (
      <TagBadge key={tag.id} tag={tag} />
    ))}
    tags={isActive ? [] : [inactive]}
  />
);

interface TagChoiceProps {
  readonly tags: readonly ClientTag[];
  readonly tagId: number | null;
  readonly onChoose: (tagId: number | null) => void;
}

const TagChoice = ({ tags, tagId, onChoose }: TagChoiceProps) => (
  <chakra.div w="40">
    <Select
      aria-label={texts.tag}
      placeholder={texts.anyTag}
      options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={tagId ?? ''}
      onChange={({ target: { value } }) => onChoose(value === '' ? null : Number(value))}
    />
  </chakra.div>
);

/** The dialog stands without them when they could not be loaded. */
function useTags() {
  const { data: tags = NO_TAGS } = useQuery(queryOf(listClientTags, {}));
  return { tags, byClient: useMemo(() => tagsOfClients(tags), [tags]) };
}

const NO_TAGS: readonly ClientTag[] = [];

function useClientListing(search: string, tag: ClientTag | undefined): LibraryListing<GroupMember> {
  const query = queryOf(listTrainerClients, { query: useClubScope() });
  const clients = useQuery({ ...query, select: searchable });
  const items = useMemo(
    () =>
      searchNames(clients.data ?? [], search, ({ folded }) => folded)
        .map(({ member }) => member)
        .filter(({ id }) => !tag || tag.client_ids.includes(id)),
    [clients.data, search, tag],
  );
  return {
    id: `${tag?.id ?? ''} ${search}`,
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
