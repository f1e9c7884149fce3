import type { ComponentProps } from 'react';
import { classNames, type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './skeleton.module.css';

const shapes = { bar: '', circle: styles.circle, card: styles.card };

export interface SkeletonLook {
  shape?: keyof typeof shapes | undefined;
}

export type SkeletonProps = ComponentProps<'span'> & PlainProps & SkeletonLook;

/** A grey placeholder in the size of the coming content, inside a `LoadingState`. */
export const Skeleton = ({ shape = 'bar', ...rest }: SkeletonProps) =>
  plainPart('span', classNames(styles.skeleton, shapes[shape]), { 'aria-hidden': true, ...rest });
