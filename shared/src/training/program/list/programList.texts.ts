import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const programListTexts = {
  provider: { heading: `${PRODUCT_NAME} Programs`, label: `${PRODUCT_NAME} programs` },
  own: { heading: 'My Programs', label: 'My programs' },
  workouts: (count: number) => `${count} ${count === 1 ? 'workout' : 'workouts'}`,
  category: 'Category',
  width: 'Width of the list of programs',
  opened: (name: string) => `${name} is open beside the list`,
  none: {
    title: 'No programs here yet',
    text: `Programs that ${PRODUCT_NAME} adds to the library will appear here.`,
  },
  firstTime: {
    library: {
      title: 'Build your own Programs',
      text: "Create custom workout programs that fit your client's needs.",
    },
    scheduling: {
      title: "You haven't created any custom programs yet",
      text: 'Create custom programs within your library.',
    },
  },
};
