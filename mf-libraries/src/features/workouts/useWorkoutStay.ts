import { useState } from 'react';
import { NEW_WORKOUT, type OpenWorkoutId } from './workoutPlace';

/**
 * One stay at a workout. A new one gets its id while it is put together: the address then names it, and the editor with its
 * draft and its history goes on as if nothing had happened. `key` changes with the stay.
 */
export function useWorkoutStay(workoutId: OpenWorkoutId) {
  const [stay, setStay] = useState<WorkoutStay>({ key: 0, at: workoutId, beganAt: workoutId, madeId: null });
  if (stay.at !== workoutId) {
    const goesOn = stay.at === NEW_WORKOUT && stay.madeId === workoutId;
    setStay(
      goesOn
        ? { ...stay, at: workoutId }
        : { key: stay.key + 1, at: workoutId, beganAt: workoutId, madeId: null },
    );
  }
  const noteMade = (madeId: number) => setStay((current) => ({ ...current, madeId }));
  return { key: stay.key, beganAt: stay.beganAt, noteMade };
}

interface WorkoutStay {
  readonly key: number;
  /** Where the address is. */
  readonly at: OpenWorkoutId;
  /** Where it was when the stay began. */
  readonly beganAt: OpenWorkoutId;
  /** What the new workout has become. */
  readonly madeId: number | null;
}
