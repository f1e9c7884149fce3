import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { libraryListTexts } from '../../../library-list/libraryList.texts';

export const addExercisesTexts = {
  heading: 'Add Exercises',
  label: 'Exercises to add',
  list: libraryListTexts({ one: 'exercise', many: 'exercises' }),
  groups: {
    circuit: 'Circuits',
    super_set: 'Super Sets',
    trainer: 'My Exercises',
    formline: `${PRODUCT_NAME} Exercises`,
  },
  section: 'Into the section',
  into: (section: string) => `Into ${section}`,
  add: (count: number) => (count === 0 ? 'Add' : `Add ${count}`),
  addOne: (name: string) => `Add ${name}`,
  done: 'Done',
  empty: { title: 'No exercises yet', text: 'The library has no exercises to add.' },
} as const;
