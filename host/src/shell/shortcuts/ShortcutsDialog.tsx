import {
  chakra,
  Heading,
  KeyCaps,
  setSingleKeysOn,
  type Shortcut,
  Stack,
  Text,
  useAreSingleKeysOn,
  useShortcuts,
} from '@formline/shared/ui/core';
import { Switch } from '@formline/shared/ui/controls';
import { Dialog } from '@formline/shared/ui/overlays';
import { useId } from 'react';
import type { ShellDialogProps } from '../dialogs/shellDialog';
import { shortcutsTexts } from '../shell.texts';
import { singleKeysRecord } from './useShellShortcuts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '9',
    borderBottom: 'thin',
    borderColor: 'border',
    _last: { border: '0' },
  },
});

export function ShortcutsDialog(dialog: ShellDialogProps) {
  const shortcuts = useShortcuts().filter(isMeant);
  const areSingleKeysOn = useAreSingleKeysOn();
  const hintId = useId();
  const handleChange = (isOn: boolean) => {
    setSingleKeysOn(isOn);
    singleKeysRecord.write(isOn);
  };
  return (
    <Dialog {...dialog} title={shortcutsTexts.title}>
      <Stack gap="6" pb="4">
        <ShortcutList
          title={shortcutsTexts.ofScreen}
          shortcuts={shortcuts.filter(({ scope }) => scope === 'screen')}
        />
        <ShortcutList
          title={shortcutsTexts.everywhere}
          shortcuts={shortcuts.filter(({ scope }) => scope === 'everywhere')}
        />
        <div>
          <Switch
            label={shortcutsTexts.singleKeys}
            checked={areSingleKeysOn}
            aria-describedby={hintId}
            onChange={(event) => handleChange(event.target.checked)}
          />
          <Text id={hintId} tone="muted" size="sm">
            {shortcutsTexts.singleKeysHint}
          </Text>
        </div>
      </Stack>
    </Dialog>
  );
}

/** Of two shortcuts with the same keys the later one works. */
const isMeant = (shortcut: Shortcut, _index: number, all: readonly Shortcut[]) =>
  all.findLast(({ keys }) => keys === shortcut.keys) === shortcut;

interface ShortcutListProps {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading as="h3" size="sm" id={titleId}>
        {title}
      </Heading>
      {shortcuts.length === 0 ? (
        <Text tone="muted" size="sm" mt="2">
          {shortcutsTexts.noneOfScreen}
        </Text>
      ) : (
        <chakra.ul listStyleType="none" mt="1">
          {shortcuts.map(({ keys, label }) => (
            <Row key={`${keys} ${label}`}>
              <span>{label}</span>
              <KeyCaps keys={keys} />
            </Row>
          ))}
        </chakra.ul>
      )}
    </section>
  );
}
