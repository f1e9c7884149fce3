import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type PlainProps, plainPart } from '../plain-part/plainPart';
import { Spinner } from '../spinner/Spinner';
import { buttonClasses, type ButtonLook } from './buttonClasses';

export type ButtonProps = ComponentProps<'button'> &
  PlainProps &
  ButtonLook & {
    icon?: ReactNode;
    /** A loading button keeps its focus and ignores clicks. */
    isLoading?: boolean | undefined;
  };

/** A button with a text. For a link that looks like a button: `<Button asChild><RouterLink …/></Button>`. */
export function Button({ variant, size, icon, isLoading = false, children, onClick, ...rest }: ButtonProps) {
  const classes = buttonClasses({ variant, size });
  const given = { ...rest, onClick, children };
  if (rest.asChild) return plainPart('button', classes, given);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  const busy = isLoading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  const content = (
    <>
      {isLoading ? <Spinner size="sm" /> : icon}
      {children}
    </>
  );
  const button = { type: 'button', ...rest, ...busy, onClick: handleClick, children: content };
  return plainPart('button', classes, button);
}
