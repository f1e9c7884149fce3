import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';

const texts = { remove: (label: string) => `Remove filter ${label}` };

const Chip = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxW: 'full',
      minH: '7',
      ps: '2.5',
      pe: '1.5',
      border: 'thin',
      borderColor: 'transparent',
      borderRadius: 'full',
      bg: 'accent.subtle',
      color: 'accent.text',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: 'tight',
      cursor: 'pointer',
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      '& svg': { boxSize: '3.5', flexShrink: '0' },
      _hover: { borderColor: 'accent' },
    },
  },
  { defaultProps: { type: 'button' } },
);
const ChipText = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export interface FilterChipProps {
  label: string;
  removeLabel?: string | undefined;
  onRemove: () => void;
}

/** Moves focus to the next chip, so that several can be removed by one key. */
const focusNeighbour = (chip: Element) => {
  const chips = [
    ...(chip.closest('ul, ol, [role=group], [role=list]') ?? chip).querySelectorAll('[data-chip]'),
  ];
  const index = chips.indexOf(chip);
  const neighbour = chips[index + 1] ?? chips[index - 1];
  if (neighbour instanceof HTMLElement) neighbour.focus();
};

/** A filter or chosen value that a click removes. After the last chip the owner moves the focus. */
export function FilterChip({ label, removeLabel = texts.remove(label), onRemove }: FilterChipProps) {
  const handleClick = ({ currentTarget }: MouseEvent) => {
    focusNeighbour(currentTarget);
    onRemove();
  };
  return (
    <Chip aria-label={removeLabel} title={removeLabel} data-chip="" onClick={handleClick}>
      <ChipText>{label}</ChipText>
      <X aria-hidden="true" />
    </Chip>
  );
}
