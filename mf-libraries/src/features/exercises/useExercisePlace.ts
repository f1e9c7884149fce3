import { useSearchParams } from '@formline/shared/routing';
import { useCallback, useMemo } from 'react';
import { type ExercisePlace, readExercisePlace, writeExercisePlace } from './exercisePlace';

/** Changes a part of the place. `replace` leaves no step for the browser's back button. */
export type ChangeExercisePlace = (part: Partial<ExercisePlace>, options?: { replace: boolean }) => void;

/** The place of the exercises page as the address tells it, and the way to change it. */
export function useExercisePlace(): { place: ExercisePlace; changePlace: ChangeExercisePlace } {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => readExercisePlace(params), [params]);
  const changePlace = useCallback<ChangeExercisePlace>(
    (part, options) =>
      setParams(
        (current) => writeExercisePlace(current, { ...readExercisePlace(current), ...part }),
        options,
      ),
    [setParams],
  );
  return { place, changePlace };
}
