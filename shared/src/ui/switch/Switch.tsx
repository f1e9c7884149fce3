import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceLabel } from '../checkbox/Checkbox';

const Track = chakra(
  'input',
  {
    base: {
      display: 'inline-flex',
      flexShrink: '0',
      w: '9',
      h: '5',
      m: '0',
      p: '0.5',
      bg: 'border.strong',
      borderRadius: 'full',
      appearance: 'none',
      cursor: 'pointer',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      '&::before': {
        content: '""',
        boxSize: '4',
        bg: 'bg.surface',
        borderRadius: 'full',
        boxShadow: 'card',
        transitionProperty: 'translate',
        transitionDuration: 'fast',
        transitionTimingFunction: 'out',
      },
      _hover: { bg: 'fg.subtle' },
      _checked: { bg: 'accent', '&::before': { translate: '1rem 0' }, _hover: { bg: 'accent.hover' } },
      _disabled: { opacity: '0.55', cursor: 'not-allowed' },
      _highContrast: { appearance: 'auto', '&::before': { content: 'none' } },
    },
  },
  { defaultProps: { type: 'checkbox', role: 'switch' } },
);

export type SwitchProps = Omit<ComponentProps<typeof Track>, 'children' | 'type' | 'role'> & {
  label: ReactNode;
};

/** Turns something on or off at once. In a form that is submitted, use `Checkbox`. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <ChoiceLabel>
      <Track {...rest} />
      <span>{label}</span>
    </ChoiceLabel>
  );
}
