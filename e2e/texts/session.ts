import type { SpecifiedText } from './SpecifiedText';

export const sessionTexts: readonly SpecifiedText[] = [];
