import type { RemoteManifest } from '@formline/shared/contracts/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/remoteManifest';
import { libraryPageTexts } from './components/library-page/libraryPage.texts';
import {
  LIBRARY_HOME_PATH,
  librarySectionPath,
  librarySections,
  libraryTabs,
} from './components/library-page/librarySections';

const [{ path: exercisesPath }] = libraryTabs('exercises');

export const manifest: RemoteManifest = {
  name: 'mf-libraries',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { path: LIBRARY_HOME_PATH, expose: './LibraryHomeRoute', title: 'Libraries', access: 'trainer' },
    { path: exercisesPath, expose: './ExercisesRoute', title: 'Exercises', access: 'trainer' },
    { path: '/education', expose: './EducationRoute', title: 'Education', access: 'trainer' },
  ],
  redirects: [
    { from: '/libraries', to: LIBRARY_HOME_PATH },
    { from: '/libraries/*', to: librarySectionPath('exercises') },
    { from: `${librarySectionPath('exercises')}/*`, to: exercisesPath },
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
  slots: [],
  smoke: [
    { path: LIBRARY_HOME_PATH, shows: 'Supersets & Circuits' },
    { path: exercisesPath, shows: 'Exercises' },
  ],
};
