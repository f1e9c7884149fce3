import type { SortColumn } from './clientColumns';

export const clientTableTexts = {
  table: 'Clients',
  columns: {
    name: 'Name',
    status: 'Status',
    adherence7: 'Adherence 7 days',
    adherence30: 'Adherence 30 days',
    adherence90: 'Adherence 90 days',
    lastSession: 'Last session',
    nextSession: 'Next session',
    groups: 'Groups',
    tags: 'Tags',
  } satisfies Record<SortColumn, string>,
  none: 'None',
  loading: 'Loading',
  choose: 'Columns',
  chooseTitle: 'Columns of the table',
  chooseText: 'Choose what the table shows and in which order. This browser remembers it.',
  done: 'Done',
  show: (column: string) => `Show ${column}`,
  download: 'Download CSV',
  fileName: (today: string) => `clients-${today}.csv`,
};
