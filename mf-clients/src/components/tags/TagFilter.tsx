import { Button } from '@formline/shared/ui/core';
import { Menu, MenuChecks, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { Tag, X } from 'lucide-react';
import { useTags } from './data';
import { tagsTexts as texts } from './tags.texts';
import { useChosenTags } from './tagFilter';

/** Absent as long as the trainer has no tags. */
export function TagFilter() {
  const { data: tags = [] } = useTags();
  const { ids, toggle, clear } = useChosenTags();
  if (tags.length === 0) return null;
  const chosen = tags.filter(({ id }) => ids.includes(id));
  return (
    <Menu
      trigger={
        <Button icon={<Tag />} aria-pressed={chosen.length > 0}>
          {texts.chosen(chosen.map(({ name }) => name))}
        </Button>
      }
    >
      <MenuChecks
        label={texts.filter}
        options={tags.map(({ id, name, client_ids }) => ({
          value: String(id),
          label: name,
          description: texts.count(client_ids.length),
        }))}
        values={new Set(ids.map(String))}
        onToggle={(value) => toggle(Number(value))}
      />
      {chosen.length > 0 && (
        <>
          <MenuSeparator />
          <MenuItem icon={<X />} onSelect={clear}>
            {texts.clearTags}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
