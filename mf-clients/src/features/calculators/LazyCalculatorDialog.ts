import { lazyDialog } from '@formline/shared/ui/core';
import { calculatorsTexts } from './calculators.texts';

/** The dialog of a calculator, whose code comes when the first one is opened. */
export const LazyCalculatorDialog = lazyDialog(
  calculatorsTexts.menu,
  async () => (await import('./CalculatorDialog')).CalculatorDialog,
);
