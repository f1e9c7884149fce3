import type { exerciseSources } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_NAME, PRODUCT_SLUG } from '@formline/shared/contracts/product';

export type WorkoutSource = (typeof exerciseSources)[number];

export const workoutsTexts = {
  firstTime: {
    title: 'Create your own Workouts',
    text: 'Put exercises, supersets and circuits together once, and give the workout to any client.',
  },
  empty: {
    trainer: { title: 'No workouts here yet', text: 'Workouts that the trainer creates will appear here.' },
    [PRODUCT_SLUG]: {
      title: 'No workouts here yet',
      text: `Workouts that ${PRODUCT_NAME} adds to the library will appear here.`,
    },
  },
  hidePrograms: 'Hide program workouts',
  emptyOutsidePrograms: {
    title: 'No workouts outside programs',
    text: 'All your workouts are in programs. Turn "Hide program workouts" off to see them.',
  },
  create: { open: 'Create', workout: 'Workout', video: 'Workout Video' },
  screen: {
    titles: { create: 'New workout', edit: 'Edit workout', view: 'Workout details' },
    sections: {
      failed: 'We couldn’t start a new workout',
      failedText: 'Check your connection and try again.',
    },
    width: 'Width of the workout list',
    more: 'More actions',
    copy: 'Copy to My Workouts',
    duplicate: 'Duplicate',
    delete: 'Delete',
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    text: 'It is removed from your library. Programs and calendars that contain it keep it.',
    confirm: 'Delete',
    done: (name: string) => `${name} deleted`,
    failed: (name: string, details: string) => `Failed to delete ${name} with error: ${details}`,
  },
};
