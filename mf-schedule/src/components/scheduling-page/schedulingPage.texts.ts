import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import type { SchedulingPageKind } from './schedulingPageKinds';

const names: Readonly<Record<SchedulingPageKind, string>> = {
  'schedule-programs': 'Assign Program',
  'schedule-workouts': 'Assign Workout',
  'schedule-exercises': 'Assign Exercises',
  'customize-program': 'Edit Program',
  'customize-workout': 'Edit Workout',
  'log-workout': 'Log Workout',
};

const titles: Readonly<Record<SchedulingPageKind, (owner: string) => string>> = {
  'schedule-programs': (owner) => `Choose a program for ${owner}`,
  'schedule-workouts': (owner) => `Choose a workout for ${owner}`,
  'schedule-exercises': (owner) => `Choose exercises for ${owner}`,
  'customize-program': (owner) => `Customize ${owner}'s Program`,
  'customize-workout': (owner) => `Customize ${owner}'s Workout`,
  'log-workout': (owner) => `${owner}’s workout`,
};

export const schedulingPageTexts = {
  names,
  titles,
  backToCalendar: 'Back to calendar',
  backToClients: 'Back to My Clients',
  tabs: {
    'schedule-programs': { own: 'My Programs', provider: `${PRODUCT_NAME} Programs` },
    'schedule-workouts': { own: 'My Workouts', provider: `${PRODUCT_NAME} Workouts` },
  },
};
