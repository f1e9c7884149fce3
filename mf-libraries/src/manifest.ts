import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';
import { firstReads } from './components/library-page/firstReads';
import { libraryPageTexts } from './components/library-page/libraryPage.texts';
import {
  LIBRARY_HOME_PATH,
  type LibrarySection,
  librarySectionPath,
  librarySections,
  libraryTabs,
  tabsOfSections,
} from './components/library-page/librarySections';
import { newWorkoutAddress } from './features/workouts/workoutAddresses';

const { exercises, workouts, sets, programs } = tabsOfSections;

const tabRoutes = (section: LibrarySection, expose: string): RemoteManifest['routes'] =>
  libraryTabs(section).map(({ path }) => ({
    path,
    expose,
    title: libraryPageTexts.sections[section],
    access: 'trainer',
    reads: firstReads[path] ?? [],
  }));

export const manifest: RemoteManifest = {
  name: 'mf-libraries',
  owner: { team: '@formline/libraries', contact: 'libraries@formline.example' },
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: LIBRARY_HOME_PATH,
      expose: './LibraryHomeRoute',
      title: 'Libraries',
      isTitleHeading: true,
      access: 'trainer',
      outline: 'tiles',
    },
    ...tabRoutes('exercises', './ExercisesRoute'),
    ...tabRoutes('workouts', './WorkoutsRoute'),
    ...tabRoutes('sets', './SetsRoute'),
    ...tabRoutes('programs', './ProgramsRoute'),
    {
      path: '/education',
      expose: './EducationRoute',
      title: 'Education',
      isTitleHeading: true,
      access: 'trainer',
    },
  ],
  redirects: [
    { from: '/libraries', to: LIBRARY_HOME_PATH },
    { from: '/libraries/*', to: librarySectionPath('exercises') },
    { from: `${librarySectionPath('exercises')}/*`, to: exercises.provider.path },
    { from: `${librarySectionPath('workouts')}/*`, to: workouts.provider.path },
    { from: `${librarySectionPath('sets')}/*`, to: sets.supersets.path },
    { from: `${librarySectionPath('programs')}/*`, to: programs.provider.path },
    { from: '/education/*', to: '/education' },
  ],
  tabs: [
    {
      section: 'libraries',
      label: 'Libraries',
      path: LIBRARY_HOME_PATH,
      order: 10,
      subTabs: librarySections.map((section) => ({
        label: libraryPageTexts.sections[section],
        path: librarySectionPath(section),
      })),
    },
  ],
  actions: [
    { label: libraryPageTexts.actions.workout, path: newWorkoutAddress('workoutDetails') },
    { label: libraryPageTexts.actions.workoutVideo, path: newWorkoutAddress('videoWorkout') },
  ],
  slots: [],
  smoke: [
    { path: LIBRARY_HOME_PATH, shows: 'Supersets & Circuits' },
    { path: exercises.provider.path, shows: 'Exercises' },
    { path: workouts.provider.path, shows: 'Workouts' },
    { path: sets.supersets.path, shows: 'Supersets' },
    { path: programs.provider.path, shows: 'Programs' },
  ],
};
