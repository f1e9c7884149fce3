import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';

export const setsTexts = {
  createNew: 'Create New',
  listWidth: 'Width of the list',
  superset: 'Superset',
  circuit: 'Circuit',
  delete: (title: string) => `Delete ${title}`,
  opened: (title: string) => `${title} is open beside the list`,
  tabs: {
    supersets: {
      heading: 'Supersets',
      list: libraryListTexts({ one: 'superset', many: 'supersets' }),
      empty: {
        title: 'Create your own Supersets',
        text: 'Two exercises done in turn, ready for every workout.',
      },
      create: 'Create Superset',
      emptyForManager: 'Supersets of this trainer will appear here.',
    },
    circuits: {
      heading: 'Circuits',
      list: libraryListTexts({ one: 'circuit', many: 'circuits' }),
      empty: {
        title: 'Create your own Circuits',
        text: 'Exercises in a row, done in rounds with a rest between them.',
      },
      create: 'Create Circuit',
      emptyForManager: 'Circuits of this trainer will appear here.',
    },
    favorites: {
      heading: 'Favorite supersets and circuits',
      list: libraryListTexts({ one: 'favorite', many: 'favorites' }),
      empty: { title: 'No favorites yet', text: 'Mark a superset or circuit with the star to find it here.' },
      create: null,
      emptyForManager: 'Favorites of this trainer will appear here.',
    },
  },
} as const;
