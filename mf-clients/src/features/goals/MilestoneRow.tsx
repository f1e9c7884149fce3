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

interface MilestoneRowProps {
  readonly milestone: Milestone;
  readonly edit: string | undefined;
  readonly onType: (name: string) => void;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
  readonly onDate: (date: string | null) => void;
  readonly onTick: (from: HTMLElement) => void;
  readonly onRemove: (from: HTMLElement) => void;
}

export function MilestoneRow({ milestone, edit, onDate, onTick, onRemove, ...editing }: MilestoneRowProps) {
  const { name } = milestone;
  return (
    <MilestoneLine>
      <SortableHandle />
      <CheckCircle name={edit ?? name} isDone={false} onTick={onTick} />
      <MilestoneName name={name} edit={edit} {...editing} />
      <MilestoneDue milestone={milestone} onChange={onDate} />
      <LineActions data-actions="">
        <SortableMoves />
        <IconButton
          size="sm"
          label={texts.remove(name)}
          icon={<Trash2 />}
          onClick={(event: MouseEvent<HTMLElement>) => onRemove(event.currentTarget)}
        />
      </LineActions>
    </MilestoneLine>
  );
}
