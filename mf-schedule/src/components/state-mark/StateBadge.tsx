import type { DayState } from '@formline/shared/domain/dayState';
import { Badge, chakra } from '@formline/shared/ui/core';
import { scheduleTexts } from '../schedule/schedule.texts';
import { stateMarkStyle } from './stateMarkStyle';

const Mark = chakra('span', { base: { ...stateMarkStyle, boxSize: '3' } });

/** How a workout stands, in a shape, a colour and a word. */
export function StateBadge({ state }: { readonly state: Exclude<DayState, 'none'> }) {
  return (
    <Badge tone={state}>
      <Mark data-state={state} />
      {scheduleTexts.states[state]}
    </Badge>
  );
}
