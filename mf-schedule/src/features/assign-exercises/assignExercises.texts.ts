import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';

export const assignExercisesTexts = {
  heading: 'Exercises',
  panels: 'Width of the list',
  list: libraryListTexts({ one: 'exercise', many: 'exercises' }),
  groups: {
    circuit: 'Circuits',
    super_set: 'Super Sets',
    trainer: 'My Exercises',
    formline: `${PRODUCT_NAME} Exercises`,
  },
  empty: { title: 'No exercises yet', text: 'The library has no exercises to choose.' },
  details: (name: string) => `Details of ${name}`,
  detailsOpened: (name: string) => `Details of ${name} are open beside the list`,
  chosen: {
    heading: 'Chosen exercises',
    count: (count: number) => `${count} chosen`,
    none: 'Nothing chosen yet',
    noneText:
      'Tick exercises, super sets and circuits in the list. They are added to the workout in this order.',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is no longer chosen`,
  },
  next: 'Next',
  nothingChosen: 'Choose at least one exercise first',
  failures: {
    sections: (message: string) => `Failed to fetch workout sections: ${message}`,
    noSection: 'Could Not find a default section to save the exercises under',
    schedule: (message: string) => `Failed to schedule exercises as a workout: ${message}`,
  },
  steps: { details: 'Exercise Details', workout: 'Workout Details' },
  preparing: (name: string) => `Workout for ${name}`,
  backToExercises: 'Back to exercises',
  leave: {
    title: 'Discard Unsaved Changes?',
    text: 'The exercises you chose have not been scheduled and will be lost.',
  },
};
