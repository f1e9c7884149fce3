import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import type { SchedulingPageKind } from './schedulingPageKinds';

const names: Readonly<Record<SchedulingPageKind, string>> = {
  'schedule-programs': 'Assign Program',
  'schedule-workouts': 'Assign Workout',
  'schedule-exercises': 'Assign Exercises',
  'customize-program': 'Edit Program',
  'customize-workout': 'Edit Workout',
};

const titles: Readonly<Record<SchedulingPageKind, (subject: string) => string>> = {
  'schedule-programs': (subject) => `Choose a program for ${subject}`,
  'schedule-workouts': (subject) => `Choose a workout for ${subject}`,
  'schedule-exercises': (subject) => `Choose exercises for ${subject}`,
  'customize-program': (subject) => `Customize ${subject}'s Program`,
  'customize-workout': (subject) => `Customize ${subject}'s Workout`,
};

export const schedulingPageTexts = {
  names,
  titles,
  backToCalendar: 'Back to calendar',
  tabs: {
    'schedule-programs': { own: 'My Programs', provider: `${PRODUCT_NAME} Programs` },
    'schedule-workouts': { own: 'My Workouts', provider: `${PRODUCT_NAME} Workouts` },
  },
};
