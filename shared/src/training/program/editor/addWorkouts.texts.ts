import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const addWorkoutsTexts = {
  heading: 'Add Workouts',
  label: 'Workouts to add',
  authors: { label: 'Whose workouts', all: 'All', own: 'My Workouts', provider: PRODUCT_NAME },
  addOne: (name: string) => `Add ${name} to the program`,
  add: (count: number) =>
    count === 0 ? 'Add to program' : `Add ${count} ${count === 1 ? 'workout' : 'workouts'}`,
  done: 'Done',
  none: { title: 'No workouts yet', text: 'Workouts of the library will appear here.' },
};
