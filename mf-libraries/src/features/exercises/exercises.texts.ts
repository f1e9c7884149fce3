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
  detailsOpened: (name: string) => `Details of ${name} are open beside the list`,
};
