import { libraryPageTexts } from './libraryPage.texts';

export type LibrarySection = 'exercises' | 'workouts' | 'sets' | 'programs';

export const LIBRARY_HOME_PATH = '/libraries/home';

/** The sections in the order in which they are offered. Each path leads on to the section's first tab. */
export const librarySections: readonly {
  readonly section: LibrarySection;
  readonly label: string;
  readonly path: string;
}[] = (['exercises', 'workouts', 'sets', 'programs'] as const).map((section) => ({
  section,
  label: libraryPageTexts.sections[section],
  path: librarySectionPath(section),
}));

/** Where a section is, without one of its tabs. */
export function librarySectionPath(section: LibrarySection): string {
  return `/libraries/${section}`;
}
