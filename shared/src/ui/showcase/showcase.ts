import type { ReactNode } from 'react';

export const showcaseGroups = [
  'Foundations',
  'Actions',
  'Forms',
  'Feedback',
  'Overlays',
  'Content',
  'Page',
] as const;
export type ShowcaseGroup = (typeof showcaseGroups)[number];

export interface ShowcaseState {
  readonly name: string;
  readonly sample: ReactNode;
  readonly ground?: 'surface' | 'page' | 'nav' | 'inverted';
  readonly isWide?: true;
}

export interface Showcase {
  readonly of: readonly [string, ...string[]];
  readonly group: ShowcaseGroup;
  readonly about: string;
  readonly states: readonly ShowcaseState[];
}
