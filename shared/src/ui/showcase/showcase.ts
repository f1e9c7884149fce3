import type { ReactNode } from 'react';

/** The chapters of the kit's page, in their order. */
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

/** One state of a component: what it is called and how it looks. */
export interface ShowcaseState {
  readonly name: string;
  readonly sample: ReactNode;
  /** What stands around it: `page` without a card, `nav` on the bar of the top navigation. */
  readonly ground?: 'surface' | 'page' | 'nav' | 'inverted';
  /** Takes the whole width. */
  readonly isWide?: true;
}

/** What the kit's page shows of a component. Stands beside it, as `Button.showcase.tsx` beside `Button.tsx`. */
export interface Showcase {
  /** Exported names that are shown here, the main one first. */
  readonly of: readonly [string, ...string[]];
  readonly group: ShowcaseGroup;
  /** When to take it, in one or two sentences. */
  readonly about: string;
  readonly states: readonly ShowcaseState[];
}
