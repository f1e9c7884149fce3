import type { ComponentProps } from 'react';
import { classNames, type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './card.module.css';

const paddings = { none: '', sm: styles.small, md: styles.medium, lg: styles.large };

export interface CardLook {
  padding?: keyof typeof paddings | undefined;
  /** For cards whose whole surface is the target. */
  isInteractive?: boolean | undefined;
}

export type CardProps = ComponentProps<'div'> & PlainProps & CardLook;

export function Card({ padding = 'md', isInteractive = false, ...rest }: CardProps) {
  const classes = classNames(styles.card, paddings[padding], isInteractive && styles.interactive);
  return plainPart('div', classes, rest);
}
