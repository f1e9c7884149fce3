import type { ClientTag } from '@formline/shared/contracts/people/clientTags';
import { Button, chakra, EmptyState, ErrorState, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { RecordTable } from '../record-list/RecordTable';
import { RecordActions, RecordsDialog } from '../record-list/RecordsDialog';
import { useTagRemoval, useTags } from './data';
import { TagBadge } from '@formline/shared/training/client-tags/TagBadge';
import { TagDialog } from './TagDialog';
import { tagsTexts as texts } from './tags.texts';

const NameCell = chakra('td', { base: { w: 'full', maxW: '0' } });

/** All tags of the trainer: made, renamed, coloured and deleted. */
export function TagsDialog({ onClose }: { readonly onClose: () => void }) {
  const closeRef = useRef<HTMLButtonElement>(null);
  const tags = useTags();
  const remove = useTagRemoval();
  const [edited, setEdited] = useState<ClientTag | 'new' | null>(null);
  const add = (
    <Button mt="4" icon={<Plus />} onClick={() => setEdited('new')}>
      {texts.add}
    </Button>
  );
  return (
    <RecordsDialog title={texts.title} {...{ closeRef, onClose }}>
      {tags.isPending && (
        <LoadingState label={texts.loading}>
          <Skeleton h="40" />
        </LoadingState>
      )}
      {tags.isLoadingError && (
        <ErrorState title={texts.failed} isRetrying={tags.isFetching} onRetry={() => void tags.refetch()} />
      )}
      {tags.data?.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} action={add} />}
      {tags.data && tags.data.length > 0 && (
        <>
          <RecordTable records={tags.data} aria-label={texts.title}>
            {(tag) => (
              <tr key={tag.id}>
                <NameCell>
                  <TagBadge tag={tag} />
                </NameCell>
                <td>{texts.count(tag.client_ids.length)}</td>
                <RecordActions
                  editLabel={texts.editOf(tag.name)}
                  removeLabel={texts.removeOf(tag.name)}
                  onEdit={() => setEdited(tag)}
                  onRemove={() => {
                    closeRef.current?.focus();
                    remove(tag);
                  }}
                />
              </tr>
            )}
          </RecordTable>
          {add}
        </>
      )}
      {edited && (
        <TagDialog
          known={edited === 'new' ? null : edited}
          tags={tags.data ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </RecordsDialog>
  );
}
