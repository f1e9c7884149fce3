import type { ComponentProps } from 'react';
import { classNames, type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './container.module.css';

export interface ContainerLook {
  padded?: boolean | undefined;
}

export type ContainerProps = ComponentProps<'div'> & PlainProps & ContainerLook;

/** The page width: up to 1920 pixels, centred, with padding at the sides. */
export const Container = ({ padded = false, ...rest }: ContainerProps) =>
  plainPart('div', classNames(styles.container, padded && styles.padded), rest);

/** CSS property with the height of navigation and banners in pixels; set by the shell. */
export const SHELL_HEIGHT_PROPERTY = '--shell-height';

/** Height of a page that fills the window; the margin cancels the bottom padding of `Container`. */
export const pageFillsWindow = (leastHeight: string) => ({
  h: `max(calc(100dvh - var(${SHELL_HEIGHT_PROPERTY}, 3.5rem) - {spacing.8}), ${leastHeight})`,
  mb: '-12',
});
