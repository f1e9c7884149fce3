import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** The label is part of the target, which is thereby high enough for a finger. */
const CheckboxRoot = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '6',
    color: 'fg',
    cursor: 'pointer',
    userSelect: 'none',
    '&:has(:disabled)': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});
const Box = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'icon.md',
    flexShrink: '0',
    '& svg': { position: 'absolute', boxSize: 'icon.sm', color: 'accent.fg', pointerEvents: 'none' },
    '& input:not(:checked) + svg': { visibility: 'hidden' },
  },
});
const CheckboxInput = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: 'full',
    m: '0',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border.strong',
    borderRadius: 'xs',
    cursor: 'inherit',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.subtle' },
    _checked: { bg: 'accent', borderColor: 'accent', _hover: { bg: 'accent.hover' } },
    _disabled: { bg: 'bg.muted' },
  },
});

export type CheckboxProps = Omit<ComponentProps<typeof CheckboxInput>, 'type' | 'children'> & {
  /** What ticking it means, at its right. */
  label: ReactNode;
};

/** Something to tick, with its words beside it. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <CheckboxRoot>
      <Box>
        <CheckboxInput {...input} type="checkbox" />
        <Check aria-hidden="true" strokeWidth={3} />
      </Box>
      {label}
    </CheckboxRoot>
  );
}
