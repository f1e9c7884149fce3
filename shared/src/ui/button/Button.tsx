import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner';
import { buttonRecipe } from './buttonRecipe';

const ButtonRoot = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

export type ButtonProps = Omit<ComponentProps<typeof ButtonRoot>, 'shape'> & {
  icon?: ReactNode;
  /** A loading button keeps its focus and ignores clicks. */
  isLoading?: boolean | undefined;
};

/** A button with a text. For a link that looks like a button: `<Button asChild><RouterLink …/></Button>`. */
export function Button({ icon, isLoading = false, children, onClick, ...rest }: ButtonProps) {
  if (rest.asChild) {
    return (
      <ButtonRoot {...rest} onClick={onClick}>
        {children}
      </ButtonRoot>
    );
  }
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  const busy = isLoading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <ButtonRoot {...rest} {...busy} onClick={handleClick}>
      {isLoading ? <Spinner size="sm" /> : icon}
      {children}
    </ButtonRoot>
  );
}
