import type { ComponentProps } from 'react';
import { classNames, type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './link.module.css';

export interface LinkLook {
  variant?: 'inline' | 'plain' | undefined;
}

export type LinkProps = ComponentProps<'a'> & PlainProps & LinkLook;

/** A link in running text. With the router: `<Link asChild><RouterLink to="…">…</RouterLink></Link>`. */
export const Link = ({ variant = 'inline', ...rest }: LinkProps) =>
  plainPart('a', classNames(styles.link, variant === 'plain' && styles.plain), rest);
