import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { readId } from '@formline/shared/training/library-list/listViewState.ts';

export interface RoutineView {
  readonly routineType: RoutineType;
  readonly id: number | 'new' | null;
  readonly exerciseId: number | null;
}

const NEW = 'new';
const views = {
  super_set: { details: 'superSetDetails', exercise: 'superSetExerciseDetails' },
  circuit: { details: 'circuitDetails', exercise: 'circuitExerciseDetails' },
} as const;

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

export function routineParameters(view: RoutineView | null): Record<string, string | null> {
  if (!view) return { view: null, routineId: null, exerciseId: null };
  const { details, exercise } = views[view.routineType];
  return {
    view: view.exerciseId === null ? details : exercise,
    routineId: view.id === null ? null : String(view.id),
    exerciseId: view.exerciseId === null ? null : String(view.exerciseId),
  };
}

export const isSameView = (one: RoutineView | null, other: RoutineView | null): boolean =>
  one?.id === other?.id && one?.routineType === other?.routineType;
