import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { readId } from '@formline/shared/training/library-list/listViewState.ts';

/** A superset or circuit that stands beside a list, as the address tells it. */
export interface RoutineView {
  readonly routineType: RoutineType;
  /** Null where the address names none. */
  readonly id: number | 'new' | null;
  /** The exercise of it that is shown in its place. */
  readonly exerciseId: number | null;
}

const NEW = 'new';
const views = {
  super_set: { details: 'superSetDetails', exercise: 'superSetExerciseDetails' },
  circuit: { details: 'circuitDetails', exercise: 'circuitExerciseDetails' },
} as const;

/** The superset or circuit the query string opens; null when it opens something else. */
export function readRoutineView(params: URLSearchParams): RoutineView | null {
  const view = params.get('view');
  const found = (
    [
      ['super_set', views.super_set],
      ['circuit', views.circuit],
    ] as const
  ).find(([, { details, exercise }]) => view === details || view === exercise);
  if (!found) return null;
  const [routineType, { exercise }] = found;
  return {
    routineType,
    id: params.get('routineId') === NEW ? NEW : readId(params, 'routineId'),
    exerciseId: view === exercise ? readId(params, 'exerciseId') : null,
  };
}

/** What the query string says of an open superset or circuit; null takes a parameter out. */
export function routineParameters(view: RoutineView | null): Record<string, string | null> {
  if (!view) return { view: null, routineId: null, exerciseId: null };
  const { details, exercise } = views[view.routineType];
  return {
    view: view.exerciseId === null ? details : exercise,
    routineId: view.id === null ? null : String(view.id),
    exerciseId: view.exerciseId === null ? null : String(view.exerciseId),
  };
}

/** Whether two addresses open the same superset or circuit: itself, or an exercise of it. */
export const isSameView = (one: RoutineView | null, other: RoutineView | null): boolean =>
  one?.id === other?.id && one?.routineType === other?.routineType;
