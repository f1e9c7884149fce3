import type { SpecifiedText } from './SpecifiedText';

export const loginTexts: readonly SpecifiedText[] = [];
