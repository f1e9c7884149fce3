import type { ComponentProps } from 'react';
import { type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './visuallyHidden.module.css';

export const hiddenClass = styles.hidden;

export type VisuallyHiddenProps = ComponentProps<'span'> & PlainProps;

/** For screen readers and password managers only. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => plainPart('span', hiddenClass, props);
