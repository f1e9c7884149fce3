import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { libraryPageTexts } from './libraryPage.texts';

export type LibrarySection = 'exercises' | 'workouts' | 'sets' | 'programs';

export interface LibraryTab {
  readonly label: string;
  readonly path: string;
}

export const LIBRARY_HOME_PATH = '/libraries/home';

const { tabs } = libraryPageTexts;

/** The tabs of each section; the first is where the section opens. */
const tabsOfSections: Readonly<Record<LibrarySection, readonly [LibraryTab, ...LibraryTab[]]>> = {
  exercises: [
    { label: tabs.providerExercises, path: `/libraries/exercises/${PRODUCT_SLUG}-exercises` },
    { label: tabs.myExercises, path: '/libraries/exercises/my-exercises' },
    { label: tabs.favoriteExercises, path: '/libraries/exercises/favorite-exercises' },
  ],
  workouts: [
    { label: tabs.providerWorkouts, path: `/libraries/workouts/${PRODUCT_SLUG}-workouts` },
    { label: tabs.myWorkouts, path: '/libraries/workouts/my-workouts' },
  ],
  sets: [
    { label: tabs.supersets, path: '/libraries/sets/supersets' },
    { label: tabs.circuits, path: '/libraries/sets/circuits' },
    { label: tabs.favorites, path: '/libraries/sets/favorites' },
  ],
  programs: [
    { label: tabs.providerPrograms, path: `/libraries/programs/${PRODUCT_SLUG}-programs` },
    { label: tabs.myPrograms, path: '/libraries/programs/my-programs' },
  ],
};

/** The sections in the order in which they are offered. */
export const librarySections = ['exercises', 'workouts', 'sets', 'programs'] as const;

/** Where a section is, without one of its tabs: it leads on to the first. */
export const librarySectionPath = (section: LibrarySection): string => `/libraries/${section}`;

/** The tabs of a section in their order. */
export const libraryTabs = (section: LibrarySection): readonly [LibraryTab, ...LibraryTab[]] =>
  tabsOfSections[section];
