import type { ComponentProps } from 'react';
import { type PlainProps, plainPart } from '../plain-part/plainPart';
import * as styles from './separator.module.css';

export type SeparatorProps = ComponentProps<'hr'> & PlainProps;

export const Separator = (props: SeparatorProps) => plainPart('hr', styles.separator, props);
