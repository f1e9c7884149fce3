import type { ComponentProps, ReactNode } from 'react';
import { type PlainProps, plainPart } from '../plain-part/plainPart';
import { type ButtonLook, iconButtonClasses } from './buttonClasses';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  Omit<PlainProps, 'asChild' | 'children'> &
  ButtonLook & {
    label: string;
    icon: ReactNode;
  };

/** A square icon button; `label` is its accessible name and tooltip. */
export function IconButton({ label, icon, variant, size, ...rest }: IconButtonProps) {
  const named = { type: 'button', 'aria-label': label, title: label, ...rest, children: icon };
  return plainPart('button', iconButtonClasses({ variant, size }), named);
}
