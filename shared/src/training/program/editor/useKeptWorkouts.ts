import { useCallback, useMemo, useState } from 'react';
import { changedWorkouts, type KeptWorkout, type KeptWorkouts } from '../draft/keptWorkouts';

const NONE: KeptWorkouts = new Map();

export function useKeptWorkouts() {
  const [kept, setKept] = useState(NONE);
  const keep = useCallback(
    (one: KeptWorkout) => setKept((known) => new Map(known).set(one.workout.id, one)),
    [],
  );
  const changed = useMemo(() => changedWorkouts(kept), [kept]);
  return { kept, keep, changed };
}
