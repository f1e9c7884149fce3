import { routineTexts } from '@formline/shared/training/compound-routine/routine.texts.ts';

export const routinePanelTexts = {
  none: { super_set: 'Choose a superset from the list', circuit: routineTexts.kinds.circuit.missing },
  back: 'Back',
  loading: 'Loading details',
  failed: 'The details could not be loaded',
  goneText: 'It may have been removed from your library.',
};
