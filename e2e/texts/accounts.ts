import type { SpecifiedText } from './SpecifiedText';

export const accountsTexts: readonly SpecifiedText[] = [];
