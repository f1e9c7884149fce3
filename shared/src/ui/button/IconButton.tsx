import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from './buttonRecipe';

const IconButtonRoot = chakra('button', buttonRecipe, {
  defaultProps: { type: 'button', shape: 'icon', variant: 'quiet' },
});

export type IconButtonProps = Omit<
  ComponentProps<typeof IconButtonRoot>,
  'aria-label' | 'shape' | 'children'
> & {
  label: string;
  icon: ReactNode;
};

/** A square icon button; `label` is its accessible name and tooltip. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <IconButtonRoot aria-label={label} title={label} {...rest}>
      {icon}
    </IconButtonRoot>
  );
}
