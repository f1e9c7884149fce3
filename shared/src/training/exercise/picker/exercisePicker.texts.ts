import { PRODUCT_NAME, PRODUCT_SLUG } from '../../../contracts/product';
import { libraryListTexts } from '../../library-list/libraryList.texts';

export const exercisePickerTexts = {
  title: 'Choose exercises',
  heading: 'Exercises',
  done: 'Done',
  picked: 'Chosen exercises',
  remove: (name: string) => `Remove ${name}`,
  close: 'Close',
  list: libraryListTexts({ one: 'exercise', many: 'exercises' }),
  groups: { trainer: 'My Exercises', [PRODUCT_SLUG]: `${PRODUCT_NAME} Exercises` },
  chosen: (count: number, most: number) =>
    Number.isFinite(most) && most > 1 ? `${count} of ${most} chosen` : `${count} chosen`,
  empty: {
    title: 'No exercises here yet',
    text: `Exercises that you make or ${PRODUCT_NAME} adds to the library will appear here.`,
  },
};
