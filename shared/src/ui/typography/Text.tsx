import type { ComponentProps } from 'react';
import { classNames, type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './typography.module.css';

const tones = {
  default: styles.plain,
  muted: styles.muted,
  subtle: styles.subtle,
  accent: styles.accent,
  danger: styles.danger,
  inherit: '',
};
const sizes = { xs: styles.xs, sm: styles.sm, md: styles.md, lg: styles.lg };

export interface TextLook {
  tone?: keyof typeof tones | undefined;
  size?: keyof typeof sizes | undefined;
  tabular?: boolean | undefined;
  singleLine?: boolean | undefined;
}

export type TextProps = ComponentProps<'p'> & PlainProps & TextLook;

/** Running text, 14 pixels by default; `tone` is its emphasis. */
export function Text({ tone = 'inherit', size, tabular = false, singleLine = false, ...rest }: TextProps) {
  const classes = classNames(
    tones[tone],
    size && sizes[size],
    tabular && styles.tabular,
    singleLine && styles.singleLine,
  );
  return plainPart('p', classes, rest);
}
