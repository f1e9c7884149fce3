import type { Client } from '@formline/shared/contracts/people/users';
import { Button, Flex, IconButton, lazyDialog, Skeleton } from '@formline/shared/ui/core';
import { Menu, MenuChecks, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { Pencil, Plus, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTags, useTagToggle } from './data';
import { TagBadge } from '@formline/shared/training/client-tags/TagBadge';
import { tagsTexts as texts } from './tags.texts';

const TagDialog = lazyDialog(texts.newTitle, async () => (await import('./TagDialog')).TagDialog);
const TagsDialog = lazyDialog(texts.title, async () => (await import('./TagsDialog')).TagsDialog);

interface ClientTagsProps {
  readonly client: Client;
  readonly canEdit: boolean;
}

/** The tags of a client, with a menu that puts them on and takes them off. */
export function ClientTags({ client, canEdit }: ClientTagsProps) {
  const tags = useTags();
  const toggle = useTagToggle(client.id);
  const [opened, setOpened] = useState<'new' | 'all' | null>(null);
  const editRef = useRef<HTMLButtonElement>(null);
  if (tags.isPending) return <Skeleton w="20" h="5" />;
  if (tags.isLoadingError) {
    return (
      <Button size="sm" variant="quiet" isLoading={tags.isFetching} onClick={() => void tags.refetch()}>
        {texts.failedButton}
      </Button>
    );
  }
  const own = tags.data.filter(({ client_ids }) => client_ids.includes(client.id));
  const close = () => {
    setOpened(null);
    editRef.current?.focus();
  };
  return (
    <Flex align="center" justify="flex-end" gap="1.5" wrap="wrap" minW="0">
      {own.length === 0 && texts.none}
      {own.map((tag) => (
        <TagBadge key={tag.id} tag={tag} />
      ))}
      {canEdit && (
        <Menu trigger={<IconButton ref={editRef} size="sm" label={texts.edit} icon={<Pencil />} />}>
          {tags.data.length > 0 && (
            <>
              <MenuChecks
                label={texts.ofClient(client.first_name)}
                options={tags.data.map(({ id, name }) => ({ value: String(id), label: name }))}
                values={new Set(own.map(({ id }) => String(id)))}
                onToggle={(value) => {
                  const tag = tags.data.find(({ id }) => String(id) === value);
                  if (tag) toggle(tag);
                }}
              />
              <MenuSeparator />
            </>
          )}
          <MenuItem icon={<Plus />} onSelect={() => setOpened('new')}>
            {texts.add}
          </MenuItem>
          <MenuItem icon={<Settings2 />} onSelect={() => setOpened('all')}>
            {texts.manage}
          </MenuItem>
        </Menu>
      )}
      {opened === 'new' && (
        <TagDialog known={null} tags={tags.data} clientIds={[client.id]} onClose={close} />
      )}
      {opened === 'all' && <TagsDialog onClose={close} />}
    </Flex>
  );
}
