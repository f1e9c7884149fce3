import { IconButton } from '@formline/shared/ui/core';
import { Menu, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { BoardMoveItems, SortableHandle } from '@formline/shared/ui/sortable';
import { EllipsisVertical, Link2, Pencil, Repeat, Trash2 } from 'lucide-react';
import { use } from 'react';
import { ExercisePicture } from '../../../exercise/row/ExercisePicture';
import { doseSummary } from '../../draft/doseSummary';
import { OpenKeyContext, useEditorActions } from '../editorActions';
import { placedItemsTexts as texts } from './placedItems.texts';
import { type DraftItem, exercisesOf, isRoutine, itemName } from '../../draft/workoutDraft';
import * as styles from './workoutRows.module.css';

const PICTURE_SIZE = '1.75rem';
const routineSigns = { super_set: <Link2 />, circuit: <Repeat /> } as const;

interface PlacedRowProps {
  readonly item: DraftItem;
}

export function PlacedRow({ item }: PlacedRowProps) {
  const { canEdit, open } = useEditorActions();
  const isOpen = use(OpenKeyContext) === item.key;
  const name = itemName(item);
  const { amount, note } = summaryOf(item);
  return (
    <div
      className={canEdit ? styles.row : `${styles.row} ${styles.still}`}
      data-place={item.key}
      data-open={isOpen || undefined}
    >
      {canEdit && <SortableHandle />}
      {isRoutine(item) ? (
        <span className={styles.sign} aria-hidden="true">
          {routineSigns[item.routine_type]}
        </span>
      ) : (
        <ExercisePicture exercise={item} size={PICTURE_SIZE} />
      )}
      <button
        type="button"
        data-row-name=""
        className={styles.name}
        title={name}
        aria-label={texts.open(name, amount)}
        aria-expanded={isOpen}
        onClick={() => open(item)}
      >
        {name}
      </button>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.note}>{note}</span>
      {canEdit && <RowMenu item={item} />}
    </div>
  );
}

function RowMenu({ item }: PlacedRowProps) {
  const { open, askRemoval } = useEditorActions();
  const trigger = (
    <IconButton
      className={styles.more}
      size="sm"
      label={texts.more(itemName(item))}
      icon={<EllipsisVertical />}
    />
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<Pencil />} onSelect={() => open(item)}>
        {texts.edit}
      </MenuItem>
      <BoardMoveItems />
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} isDanger onSelect={() => askRemoval(item)}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}

function summaryOf(item: DraftItem): { readonly amount: string; readonly note: string } {
  if (!isRoutine(item)) {
    const { amount, rest } = doseSummary(item);
    return { amount, note: rest };
  }
  const say = item.routine_type === 'circuit' ? texts.circuit : texts.superset;
  return {
    amount: say(item.reps),
    note: exercisesOf(item)
      .map(({ name }) => name)
      .join(', '),
  };
}
