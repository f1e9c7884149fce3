import type { SpecifiedText } from './SpecifiedText';

export const termsTexts: readonly SpecifiedText[] = [];
