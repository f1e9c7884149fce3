import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const libraryPanelTexts = {
  title: 'Library',
  open: 'Library beside the calendar',
  close: 'Close the library',
  hint: 'Drag onto a day, or press Enter for the selected day.',
  kind: 'What to schedule',
  kinds: { workouts: 'Workouts', programs: 'Programs' },
  source: 'Whose',
  sources: { own: 'Mine', provider: PRODUCT_NAME },
  none: { title: 'Nothing here yet', text: 'What you create in your library appears here.' },
  empty: (name: string) => `${name} has no exercises yet, so it cannot be scheduled.`,
  program: 'Schedule program',
  loading: 'Loading program',
  failed: 'We couldn’t load this program',
};
