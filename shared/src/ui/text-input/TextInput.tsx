import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/fieldContext';
import { classNames } from '../plain-part/plainPart';
import * as styles from './textInput.module.css';

export interface TextInputLook {
  size?: 'md' | 'lg' | undefined;
}

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & TextInputLook;

/** The look of a field, also for `select` and `textarea`. */
export const fieldClass = styles.input;

/** A single-line text field. Inside a `Field` it takes label, hint and error from there. */
export function TextInput({ size = 'md', className, ...rest }: TextInputProps) {
  const control = useFieldControl();
  const classes = classNames(styles.input, size === 'lg' && styles.large, className);
  return <input type="text" {...control} {...rest} className={classes} />;
}
