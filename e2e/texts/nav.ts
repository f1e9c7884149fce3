import type { SpecifiedText } from './SpecifiedText';

export const navTexts: readonly SpecifiedText[] = [];
