import { MenuGroup, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import {
  CalendarCheck,
  CalendarRange,
  ClipboardPaste,
  Copy,
  CopyPlus,
  History,
  MoveHorizontal,
  Redo2,
  Repeat,
  Scissors,
  Trash2,
  Undo2,
} from 'lucide-react';
import { calendarEditTexts as texts } from './calendarEdit.texts';
import type { CalendarEdit } from './useCalendarEdit';

/** Of what is selected: everything that the keyboard can do, and what needs a dialog. */
export function EditItems({ edit }: { readonly edit: CalendarEdit }) {
  const { copied, selection } = edit;
  const { days, workouts } = selection;
  const isEmpty = workouts.length === 0;
  return (
    <>
      <MenuGroup label={texts.scope(days.length, workouts.length)}>
        <MenuItem icon={<CalendarRange />} onSelect={selection.selectWeek}>
          {texts.selectWeek}
        </MenuItem>
        <MenuItem icon={<Copy />} isDisabled={isEmpty} onSelect={() => edit.copy('copy')}>
          {texts.copy}
        </MenuItem>
        <MenuItem icon={<Scissors />} isDisabled={isEmpty} onSelect={() => edit.copy('move')}>
          {texts.cut}
        </MenuItem>
        <MenuItem icon={<ClipboardPaste />} isDisabled={!copied} onSelect={edit.paste}>
          {copied ? texts.paste(copied.workouts.length) : texts.nothingToPaste}
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<CopyPlus />} isDisabled={isEmpty} onSelect={() => edit.open('copy')}>
        {texts.copyTo}
      </MenuItem>
      <MenuItem icon={<Repeat />} isDisabled={isEmpty} onSelect={() => edit.open('repeat')}>
        {texts.repeat}
      </MenuItem>
      <MenuItem icon={<MoveHorizontal />} isDisabled={isEmpty} onSelect={() => edit.open('shift')}>
        {texts.shift}
      </MenuItem>
      <MenuItem icon={<Trash2 />} isDisabled={isEmpty} isDanger onSelect={() => edit.open('remove')}>
        {texts.remove}
      </MenuItem>
      {edit.canMakeUp && (
        <MenuItem icon={<CalendarCheck />} onSelect={() => edit.open('missed')}>
          {texts.missed}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Undo2 />} onSelect={() => edit.turn('undo')}>
        {texts.undo}
      </MenuItem>
      <MenuItem icon={<Redo2 />} onSelect={() => edit.turn('redo')}>
        {texts.redo}
      </MenuItem>
      <MenuItem icon={<History />} onSelect={() => edit.open('changes')}>
        {texts.changes}
      </MenuItem>
    </>
  );
}
