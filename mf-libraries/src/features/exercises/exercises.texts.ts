import { PRODUCT_NAME } from '@formline/shared/contracts/product';

const counted = (count: number) => `${count} ${count === 1 ? 'exercise' : 'exercises'}`;

export const exercisesTexts = {
  heading: `${PRODUCT_NAME} Exercises`,
  listLabel: `${PRODUCT_NAME} exercises`,
  search: 'Search exercises',
  moveBetween: 'Move between exercises',
  mostRecent: 'Most Recent',
  count: { all: counted, soFar: (count: number) => `${count}+ exercises` },
  searching: 'Searching…',
  loading: 'Loading exercises',
  loadingMore: 'Loading more exercises',
  end: (count: number) => `End of the list: ${counted(count)}`,
  empty: {
    title: 'No exercises here yet',
    text: `Exercises that ${PRODUCT_NAME} adds to the library will stand here.`,
  },
  noResults: { title: 'No Results Found', text: 'Try resetting all filters', clear: 'Clear All' },
  errors: {
    list: 'The exercises could not be loaded',
    more: 'More exercises could not be loaded.',
    details: 'This exercise could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
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
