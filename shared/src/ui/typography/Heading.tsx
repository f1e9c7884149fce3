import type { ComponentProps } from 'react';
import { classNames, type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './typography.module.css';

/** The id of the page's h1, which the shell focuses after a route change. */
export const PAGE_TITLE_ID = 'page-title';

const sizes = {
  sm: styles.likeText,
  md: styles.lg,
  lg: styles.xl,
  xl: styles.xl2,
  '2xl': styles.xl3,
};

export interface HeadingLook {
  size?: keyof typeof sizes | undefined;
}

export type HeadingProps = ComponentProps<'h2'> & PlainProps & HeadingLook;

/** A heading, h2 by default. The page's h1 belongs to `PageHeader`. */
export const Heading = ({ size = 'md', ...rest }: HeadingProps) =>
  plainPart('h2', classNames(styles.heading, sizes[size]), rest);
