import type { ComponentProps } from 'react';
import { type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './navSurface.module.css';

export type NavSurfaceProps = ComponentProps<'header'> & PlainProps;

/** The top navigation bar. Its colour follows `data-profile` on itself or an ancestor. */
export const NavSurface = (props: NavSurfaceProps) => plainPart('header', styles.surface, props);
