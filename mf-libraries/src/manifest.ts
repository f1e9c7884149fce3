import type { RemoteManifest } from '@formline/shared/contracts/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/remoteManifest';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';

const exercisesPath = `/libraries/exercises/${PRODUCT_SLUG}-exercises`;

export const manifest: RemoteManifest = {
  name: 'mf-libraries',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { path: exercisesPath, expose: './ExercisesRoute', title: 'Exercises', access: 'trainer' },
    { path: '/education', expose: './EducationRoute', title: 'Education', access: 'trainer' },
  ],
  redirects: [
    { from: '/libraries/*', to: exercisesPath },
    { from: '/education/*', to: '/education' },
  ],
  tabs: [
    {
      section: 'libraries',
      label: 'Libraries',
      path: exercisesPath,
      order: 10,
      subTabs: [{ label: 'Exercises', path: exercisesPath }],
    },
  ],
  slots: [],
  smoke: [{ path: exercisesPath, shows: 'Exercises' }],
};
