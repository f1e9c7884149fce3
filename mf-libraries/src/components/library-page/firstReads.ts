import { listProgramCategories } from '@formline/shared/contracts/library/catalogues';
import { findCompoundRoutines } from '@formline/shared/contracts/library/compoundRoutines';
import { exerciseSources, findExercises } from '@formline/shared/contracts/library/exercises';
import { findPrograms, programSources } from '@formline/shared/contracts/library/programs';
import { findWorkouts } from '@formline/shared/contracts/library/workouts';
import { tabsOfSections } from './librarySections';

const [ownExercises, providerExercises] = exerciseSources;
const [ownPrograms, providerPrograms] = programSources;

const byName = 'sortField=name&sortOrder=asc';
const exercises = (filter: string) => `${findExercises.path}?page=1&size=20&${filter}&${byName}`;
const workouts = (filter: string) => `${findWorkouts.path}?page=1&size=30&${filter}&${byName}`;
const routines = (filter: string) => `${findCompoundRoutines.path}?page=1&size=20&${filter}`;
const programs = (source: string) => [
  `${findPrograms.path}?page=1&size=20&programSources=${source}&${byName}`,
  listProgramCategories.path,
];

const CIRCUITS = 'routine_type=circuit';
const SUPERSETS = 'routine_type=super_set';
const FAVORITES = 'is_favorite=true';

const { exercises: ofExercises, workouts: ofWorkouts, sets, programs: ofPrograms } = tabsOfSections;

/** What the list of a tab asks for first, by the tab's path. */
export const firstReads: Readonly<Record<string, string[]>> = {
  [ofExercises.provider.path]: [exercises(`exercisesFilter=${providerExercises}`)],
  [ofExercises.own.path]: [
    routines(CIRCUITS),
    routines(SUPERSETS),
    exercises(`exercisesFilter=${ownExercises}`),
  ],
  [ofExercises.favorites.path]: [
    routines(`${CIRCUITS}&${FAVORITES}`),
    routines(`${SUPERSETS}&${FAVORITES}`),
    exercises(`groupBySource=true&${FAVORITES}`),
  ],
  [ofWorkouts.provider.path]: [workouts('getPublic=true')],
  [ofWorkouts.own.path]: [workouts('getPrivate=true')],
  [sets.supersets.path]: [routines(SUPERSETS)],
  [sets.circuits.path]: [routines(CIRCUITS)],
  [sets.favorites.path]: [routines(FAVORITES)],
  [ofPrograms.provider.path]: programs(providerPrograms),
  [ofPrograms.own.path]: programs(ownPrograms),
};
