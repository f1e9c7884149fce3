import type { RoutineType } from '../../contracts/library/compoundRoutines';
import { counted } from '@formline/shared/domain/text/counted';

const kinds = {
  super_set: {
    one: 'Superset',
    between: ' + ',
    create: 'Create Superset',
    update: 'Update Superset',
    details: 'Superset Details',
    namePlaceholder: 'Enter Super Set Name',
    reps: 'Reps',
    repsPlaceholder: '0 rep(s)',
    repsHint: 'Enter a maximum of 99 Reps',
    repsMissing: 'Enter the reps',
    loading: 'Loading superset',
    notFound: 'We couldn’t find this superset',
    failed: 'We couldn’t load this superset',
    created: (title: string) => `Superset ${title} created`,
    updated: (title: string) => `Superset ${title} saved`,
    remove: 'Remove Superset',
    missing: 'Please select a superset to remove.',
    unnamed: 'Please select a superset to update.',
  },
  circuit: {
    one: 'Circuit',
    between: ', ',
    create: 'Create Circuit',
    update: 'Update Circuit',
    details: 'Circuit Details',
    namePlaceholder: 'Enter Circuits Name',
    reps: 'Rounds',
    repsPlaceholder: 'Enter round(s)',
    repsHint: 'Enter a maximum of 99 Rounds',
    repsMissing: 'Enter the rounds',
    loading: 'Loading circuit',
    notFound: 'We couldn’t find this circuit',
    failed: 'We couldn’t load this circuit',
    created: (title: string) => `Circuit ${title} created`,
    updated: (title: string) => `Circuit ${title} saved`,
    remove: 'Remove Circuit',
    missing: 'Please select a circuit to remove.',
    unnamed: 'Please select a circuit to update.',
  },
} as const satisfies Record<RoutineType, unknown>;

export const routineTexts = {
  kinds,
  somethingWrong: 'Something went wrong! Please try again later.',
  exercises: (count: number) => counted(count, 'Exercise', 'Exercises'),
  reps: (count: number) => counted(count, 'rep', 'reps'),
  rounds: (count: number) => counted(count, 'round', 'rounds'),
  rest: (clock: string) => `${clock} rest`,
  favorite: {
    button: 'Favorite',
    added: (title: string) => `${title} is a favorite`,
    removed: (title: string) => `${title} is no longer a favorite`,
    failed: (title: string, details: string) => `Failed to favorite ${title} with error: ${details}`,
    idMissing: 'id is required to favorite a Super Set',
  },
  removal: {
    text: (title: string) =>
      `"${title}" will be removed from your library. Workouts that contain a copy keep it.`,
    confirm: 'Delete',
    done: (title: string) => `${title} removed`,
    failed: (title: string, details: string) => `Failed to delete ${title} with error: ${details}`,
  },
};
