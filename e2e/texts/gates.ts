import type { SpecifiedText } from './SpecifiedText';

export const gatesTexts: readonly SpecifiedText[] = [];
