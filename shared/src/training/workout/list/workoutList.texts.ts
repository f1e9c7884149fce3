import type { exerciseSources } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_NAME, PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { libraryListTexts } from '../../library-list/libraryList.texts';

const headings: Readonly<Record<(typeof exerciseSources)[number], string>> = {
  trainer: 'My Workouts',
  [PRODUCT_SLUG]: `${PRODUCT_NAME} Workouts`,
};

export const workoutListTexts = {
  headings,
  list: libraryListTexts({ one: 'workout', many: 'workouts' }),
  opened: (name: string) => `${name} is open beside the list`,
  exerciseCount: (count: number) => `${count} ${count === 1 ? 'Exercise' : 'Exercises'}`,
  video: {
    PENDING: 'video processing...',
    FINISHED: 'Video workout',
    ERROR: 'We couldn’t process this video',
  },
  inPrograms: (content: string, [first = '', ...others]: readonly string[]) =>
    `${content} · in ${first}${others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'program' : 'programs'}`}`,
  copied: (name: string) => `${name} saved successfully to My Workouts`,
  notCopied: (name: string) => `${name} was not saved to My Workouts`,
} as const;
