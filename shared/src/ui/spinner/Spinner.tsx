import type { ComponentProps } from 'react';
import { classNames, type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './spinner.module.css';

const sizes = { sm: styles.small, md: styles.medium };

export interface SpinnerLook {
  size?: keyof typeof sizes | undefined;
}

export type SpinnerProps = ComponentProps<'span'> & PlainProps & SpinnerLook;

/** Progress inside a control, silent for screen readers. Pages and lists show skeletons instead. */
export const Spinner = ({ size = 'md', ...rest }: SpinnerProps) =>
  plainPart('span', classNames(styles.spinner, sizes[size]), { 'aria-hidden': true, ...rest });
