import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';

const list = libraryListTexts({ one: 'exercise', many: 'exercises' });
const { count, end } = libraryListTexts({ one: 'item', many: 'items' });

export const exercisesTexts = {
  tabs: {
    provider: {
      heading: `${PRODUCT_NAME} Exercises`,
      empty: {
        title: 'No exercises here yet',
        text: `Exercises that ${PRODUCT_NAME} adds to the library will appear here.`,
      },
    },
    own: {
      heading: 'My Exercises',
      empty: { title: 'No exercises here yet', text: 'This trainer has made no exercises so far.' },
    },
    favorites: {
      heading: 'Favorite Exercises',
      empty: { title: 'No favorites yet', text: 'Exercises you mark with a star will appear here.' },
    },
  },
  groups: {
    circuits: 'Circuits',
    supersets: 'Super Sets',
    own: 'My Exercises',
    provider: `${PRODUCT_NAME} Exercises`,
  },
  first: {
    title: 'Upload your own Exercises',
    text: 'Make your workouts more personable by creating your own exercises.',
  },
  create: 'Create Exercise',
  list,
  listWithRoutines: { ...list, count, end },
  panels: 'Width of the exercise list',
  deletion: {
    action: (name: string) => `Delete ${name}`,
    title: (name: string) => `Delete ${name}?`,
    text: 'It is removed from your library. This cannot be undone. Workouts, supersets and circuits that contain it keep it.',
    confirm: 'Delete',
    done: (name: string) => `${name} was deleted`,
    failed: (name: string, details: string) => `Failed to delete ${name} with error: ${details}`,
  },
  detailsOpened: (name: string) => `Details of ${name} are open beside the list`,
};
