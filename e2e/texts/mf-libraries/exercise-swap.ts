import type { SpecifiedText } from '../SpecifiedText';

const swap = 'shared/src/training/workout/swap/SwapPanel.test.tsx';

/** Swaps of an exercise in what is scheduled. */
export const exerciseSwapTexts: readonly SpecifiedText[] = [
  { text: 'Swap Exercise', where: swap },
  { text: 'Revert Exercise', where: swap },
];
