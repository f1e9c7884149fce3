/** Says in the query string that the progressions and regressions of the exercise that is looked at are unfolded. */
export const ADJUSTMENTS_PARAMETER = 'showProgressionsRegressions';
const EXERCISE_PARAMETER = 'exerciseId';
const YES = 'true';

/** Whether they are unfolded at an address. */
export const showsAdjustments = (params: URLSearchParams): boolean =>
  params.get(ADJUSTMENTS_PARAMETER) === YES;

/** The query string with them unfolded, or not. */
export function withShownAdjustments(params: URLSearchParams, isShown: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (isShown) next.set(ADJUSTMENTS_PARAMETER, YES);
  else next.delete(ADJUSTMENTS_PARAMETER);
  return next;
}

/** What stays of it when a place is written: nothing once another exercise is looked at, or none. */
export const keptAdjustments = (params: URLSearchParams, exerciseId: string | null) => ({
  [ADJUSTMENTS_PARAMETER]:
    exerciseId !== null && params.get(EXERCISE_PARAMETER) === exerciseId
      ? params.get(ADJUSTMENTS_PARAMETER)
      : null,
});
