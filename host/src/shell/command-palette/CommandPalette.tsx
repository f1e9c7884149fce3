import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { CommandDialog } from '@formline/shared/ui/overlays';
import { useRef, useState } from 'react';
import type { ShellDialogProps } from '../dialogs/shellDialog';
import { MAIN_ID } from '../regionIds';
import { foundCommands } from './foundCommands';
import { paletteTexts } from './palette.texts';
import { takeTypedAhead } from './typedAhead';
import { usePaletteSources } from './usePaletteSources';

interface CommandPaletteProps extends ShellDialogProps {
  readonly entries: readonly RegistryEntry[];
}

export function CommandPalette({ entries, isOpen, onClose, finalFocus }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const leadsAway = useRef(false);
  const typed = text.trim();
  const { sources, isLoading, hasFailed, notesState } = usePaletteSources(entries, { isOpen, typed });
  const groups = foundCommands(sources, text);
  const handleClose = () => {
    setText('');
    onClose();
  };
  const handlePick = (id: string) => {
    const picked = groups.flatMap(({ items }) => items).find((command) => command.id === id);
    leadsAway.current = picked?.leadsAway ?? false;
    handleClose();
    picked?.run();
  };
  const nothing = groups.length === 0 ? paletteTexts.nothing(typed) : null;
  return (
    <CommandDialog
      isOpen={isOpen}
      onClose={() => {
        leadsAway.current = false;
        handleClose();
      }}
      label={paletteTexts.label}
      placeholder={paletteTexts.placeholder}
      text={text}
      onTextChange={setText}
      onFieldFocus={() => setText((before) => before + takeTypedAhead())}
      groups={groups}
      onPick={handlePick}
      note={noteOf(typed !== '' && isLoading, hasFailed) ?? notesNote(notesState, groups.length) ?? nothing}
      finalFocus={() => (leadsAway.current ? document.getElementById(MAIN_ID) : finalFocus())}
    />
  );
}

function noteOf(isLoading: boolean, hasFailed: boolean): string | null {
  if (hasFailed) return paletteTexts.failed;
  return isLoading ? paletteTexts.loading : null;
}

function notesNote(state: 'searching' | 'failed' | null, found: number): string | null {
  if (state === 'failed') return paletteTexts.failedNotes;
  // Commands that were found at once need no words about more.
  return state === 'searching' && found === 0 ? paletteTexts.searchingNotes : null;
}
