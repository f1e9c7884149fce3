import type { DayState } from '@formline/shared/domain/scheduling/dayState';
import { Badge } from '@formline/shared/ui/core';
import { scheduleTexts } from '../schedule/schedule.texts';
import { mark, small } from './stateMark.module.css';

export function StateBadge({ state }: { readonly state: Exclude<DayState, 'none'> }) {
  return (
    <Badge tone={state}>
      <span className={`${mark} ${small}`} data-state={state} />
      {scheduleTexts.states[state]}
    </Badge>
  );
}
