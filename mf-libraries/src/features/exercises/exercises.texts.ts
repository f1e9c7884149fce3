import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';

export const exercisesTexts = {
  heading: `${PRODUCT_NAME} Exercises`,
  listLabel: `${PRODUCT_NAME} exercises`,
  list: libraryListTexts({ one: 'exercise', many: 'exercises' }),
  empty: {
    title: 'No exercises here yet',
    text: `Exercises that ${PRODUCT_NAME} adds to the library will stand here.`,
  },
  errors: {
    details: 'This exercise could not be loaded',
    text: 'Check your connection and try again.',
  },
  details: {
    label: 'Exercise details',
    loading: 'Loading exercise',
    close: 'Close details',
    opened: (name: string) => `Details of ${name} are open beside the list`,
    drawing: (muscleGroups: readonly string[]) => `Drawing of a body: ${muscleGroups.join(', ')}`,
    description: 'Description',
    muscleGroups: 'Muscle groups',
    fitnessComponents: 'Fitness components',
    sides: 'Sides',
    oneSide: 'Can be done one side at a time',
    none: 'None named',
    gone: { title: 'This exercise is not here', text: 'It may have been removed from the library.' },
  },
};
