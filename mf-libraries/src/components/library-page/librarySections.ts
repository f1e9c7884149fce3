import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { libraryPageTexts } from './libraryPage.texts';

export type LibrarySection = 'exercises' | 'workouts' | 'sets' | 'programs';

export interface LibraryTab {
  readonly label: string;
  readonly path: string;
}

export const LIBRARY_HOME_PATH = '/libraries/home';

const { tabs } = libraryPageTexts;

export const tabsOfSections = {
  exercises: {
    provider: { label: tabs.providerExercises, path: `/libraries/exercises/${PRODUCT_SLUG}-exercises` },
    own: { label: tabs.myExercises, path: '/libraries/exercises/my-exercises' },
    favorites: { label: tabs.favoriteExercises, path: '/libraries/exercises/favorite-exercises' },
  },
  workouts: {
    provider: { label: tabs.providerWorkouts, path: `/libraries/workouts/${PRODUCT_SLUG}-workouts` },
    own: { label: tabs.myWorkouts, path: '/libraries/workouts/my-workouts' },
  },
  sets: {
    supersets: { label: tabs.supersets, path: '/libraries/sets/supersets' },
    circuits: { label: tabs.circuits, path: '/libraries/sets/circuits' },
    favorites: { label: tabs.favorites, path: '/libraries/sets/favorites' },
  },
  programs: {
    provider: { label: tabs.providerPrograms, path: `/libraries/programs/${PRODUCT_SLUG}-programs` },
    own: { label: tabs.myPrograms, path: '/libraries/programs/my-programs' },
  },
} as const satisfies Record<LibrarySection, Readonly<Record<string, LibraryTab>>>;

export const librarySections = ['exercises', 'workouts', 'sets', 'programs'] as const;

export const librarySectionPath = (section: LibrarySection): string => `/libraries/${section}`;

export const libraryTabs = (section: LibrarySection): readonly LibraryTab[] =>
  Object.values<LibraryTab>(tabsOfSections[section]);
