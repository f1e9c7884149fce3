import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { IconButton } from '@formline/shared/ui/core';
import { SortableHandle, SortableMoves } from '@formline/shared/ui/sortable';
import { Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { CheckCircle } from './CheckCircle';
import { goalsTexts as texts } from './goals.texts';
import { LineActions, MilestoneLine } from './MilestoneLine';
import { MilestoneDue } from './MilestoneDue';
import { MilestoneName } from './MilestoneName';
import type { RowField } from './useMilestoneEditor';

interface MilestoneRowProps {
  readonly milestone: Milestone;
  readonly name: RowField;
  readonly day: RowField;
  readonly onTick: (from: HTMLElement) => void;
  readonly onRemove: (from: HTMLElement) => void;
}

export function MilestoneRow({ milestone, name, day, onTick, onRemove }: MilestoneRowProps) {
  return (
    <MilestoneLine>
      <SortableHandle />
      <CheckCircle name={name.text ?? milestone.name} isDone={false} onTick={onTick} />
      <MilestoneName name={milestone.name} field={name} />
      <MilestoneDue milestone={milestone} field={day} />
      {/* The field takes their room. */}
      {day.text === undefined && (
        <LineActions data-actions="">
          <SortableMoves />
          <IconButton
            size="sm"
            label={texts.remove(milestone.name)}
            icon={<Trash2 />}
            onClick={(event: MouseEvent<HTMLElement>) => onRemove(event.currentTarget)}
          />
        </LineActions>
      )}
    </MilestoneLine>
  );
}
