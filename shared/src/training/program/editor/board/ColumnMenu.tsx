import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';
import { IconButton } from '@formline/shared/ui/core';
import { Menu, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  EllipsisVertical,
  PanelRightOpen,
  Trash2,
} from 'lucide-react';
import { programEditorTexts } from '../programEditor.texts';
import type { ColumnActions } from './columnActions';

const texts = programEditorTexts.column;

export interface ColumnMenuProps {
  name: string;
  workout: ProgramWorkout;
  position: number;
  count: number;
  canEdit: boolean;
  actions: ColumnActions;
}

export function ColumnMenu({ name, workout, position, count, canEdit, actions }: ColumnMenuProps) {
  if (!canEdit) return null;
  const last = count - 1;
  return (
    <Menu trigger={<IconButton size="sm" label={texts.more(name)} icon={<EllipsisVertical />} />}>
      <MenuItem icon={<PanelRightOpen />} onSelect={() => actions.onOpen(workout)}>
        {texts.openItem}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<ArrowLeftToLine />}
        isDisabled={position === 0}
        onSelect={() => actions.onMove(workout, 0)}
      >
        {texts.first}
      </MenuItem>
      <MenuItem
        icon={<ArrowLeft />}
        isDisabled={position === 0}
        onSelect={() => actions.onMove(workout, position - 1)}
      >
        {texts.left}
      </MenuItem>
      <MenuItem
        icon={<ArrowRight />}
        isDisabled={position === last}
        onSelect={() => actions.onMove(workout, position + 1)}
      >
        {texts.right}
      </MenuItem>
      <MenuItem
        icon={<ArrowRightToLine />}
        isDisabled={position === last}
        onSelect={() => actions.onMove(workout, last)}
      >
        {texts.last}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} isDanger onSelect={() => actions.onRemove(workout)}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}
