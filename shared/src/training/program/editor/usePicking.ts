import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { useQueryClient } from '@formline/shared/query';
import { useState } from 'react';
import { findAddable } from './addableWorkouts.queries';
import type { ProgramEditorState } from './useProgramEditor';

/** Workouts checked for adding. Dragging one of them drags all. */
export function usePicking({ actions }: ProgramEditorState) {
  const cache = useQueryClient();
  const [ticked, setTicked] = useState<ReadonlyMap<string, WorkoutSummary>>(new Map());
  const insert = (id: number, at: number) => {
    if (ticked.has(String(id))) {
      actions.add([...ticked.values()], at);
      setTicked(new Map());
      return;
    }
    const dragged = findAddable(cache, id);
    if (dragged) actions.add([dragged], at);
  };
  return { ticked, tick: setTicked, insert };
}
