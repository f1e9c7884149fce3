import { newIdempotencyKey } from '@formline/shared/api-client';
import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { SortableList } from '@formline/shared/ui/sortable';
import { goalsTexts as texts } from './goals.texts';
import { openOnes } from './milestoneChange';
import { MilestoneRow } from './MilestoneRow';
import type { MilestoneEditor } from './useMilestoneEditor';

interface OpenMilestonesProps {
  readonly editor: MilestoneEditor;
  readonly onTick: (milestone: Milestone, from: HTMLElement) => void;
  readonly onLeave: (from: HTMLElement) => void;
  readonly onReorderFailed: () => void;
}

export function OpenMilestones({ editor, onTick, onLeave, onReorderFailed }: OpenMilestonesProps) {
  const { milestones, submit, remove, names, days, isEditing } = editor;
  const open = openOnes(milestones);
  const move = async (from: number, to: number) => {
    const id = open[from]?.id;
    if (id !== undefined && !(await submit({ kind: 'reorder', id, to }))) onReorderFailed();
  };
  if (open.length === 0) return null;
  return (
    <SortableList
      label={texts.openMilestones}
      items={open}
      itemKey={({ id }) => id}
      itemName={({ name }) => name}
      isDisabled={isEditing}
      onMove={(from, to) => void move(from, to)}
    >
      {(milestone) => (
        <MilestoneRow
          milestone={milestone}
          name={names.fieldOf(milestone)}
          day={days.fieldOf(milestone)}
          onTick={(from) => onTick(milestone, from)}
          onRemove={(from) => {
            onLeave(from);
            void remove(milestone, newIdempotencyKey());
          }}
        />
      )}
    </SortableList>
  );
}
