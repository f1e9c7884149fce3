import type { SpecifiedText } from '../SpecifiedText';

const swap = 'shared/src/training/workout/swap/SwapPanel.test.tsx';

export const exerciseSwapTexts: readonly SpecifiedText[] = [
  { text: 'Swap Exercise', where: swap },
  { text: 'Revert Exercise', where: swap },
];
