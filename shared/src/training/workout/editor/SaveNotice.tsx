import { failureMessage } from '@formline/shared/api-client';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { chakra, InlineNotice } from '@formline/shared/ui/core';
import { ConflictNotice } from '../../editing/ConflictNotice';
import { useSaveState } from '../../editing/useDraftSaver';
import type { WorkoutEditing } from './useWorkoutEditing';

/** In line with the name of the workout. */
const Edge = chakra('div', { base: { px: '2' } });

interface SaveNoticeProps {
  readonly editing: WorkoutEditing;
  readonly failureText: (message: string) => string;
  readonly onReload?: (() => Promise<Workout>) | undefined;
}

export function SaveNotice({ editing, failureText, onReload }: SaveNoticeProps) {
  const { saver, conflict } = editing;
  const state = useSaveState(saver);
  if (state === 'conflict') {
    return (
      <Edge>
        <ConflictNotice
          thing="workout"
          onLoad={onReload && (async () => conflict.load(await onReload()))}
          onKeep={onReload && (async () => conflict.overwrite(await onReload()))}
        />
      </Edge>
    );
  }
  if (state !== 'error') return null;
  return (
    <Edge>
      <InlineNotice tone="error" role="alert">
        {failureText(failureMessage(saver.failure()))}
      </InlineNotice>
    </Edge>
  );
}
