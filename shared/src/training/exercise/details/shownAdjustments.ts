/** Query parameter: the progressions and regressions of the open exercise are expanded. */
export const ADJUSTMENTS_PARAMETER = 'showProgressionsRegressions';
const EXERCISE_PARAMETER = 'exerciseId';
const YES = 'true';

export const showsAdjustments = (params: URLSearchParams): boolean =>
  params.get(ADJUSTMENTS_PARAMETER) === YES;

export function withShownAdjustments(params: URLSearchParams, isShown: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (isShown) next.set(ADJUSTMENTS_PARAMETER, YES);
  else next.delete(ADJUSTMENTS_PARAMETER);
  return next;
}

/** The parameter to keep in a written URL: removed when another exercise, or none, is open. */
export const keptAdjustments = (params: URLSearchParams, exerciseId: string | null) => ({
  [ADJUSTMENTS_PARAMETER]:
    exerciseId !== null && params.get(EXERCISE_PARAMETER) === exerciseId
      ? params.get(ADJUSTMENTS_PARAMETER)
      : null,
});
