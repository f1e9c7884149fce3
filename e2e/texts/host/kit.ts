import type { SpecifiedText } from '../SpecifiedText';

export const kitTexts: readonly SpecifiedText[] = [];
