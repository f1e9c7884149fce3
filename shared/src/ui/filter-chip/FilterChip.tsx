import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { filterChipTexts as texts } from './FilterChip.texts';

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
  /** What a click does, where the chip is no filter: "Remove Hips". */
  removeLabel?: string | undefined;
  onRemove: () => void;
}

/** Focus goes on to the chip behind, or to the one before, so that several go by one key. */
const focusNeighbour = (chip: Element) => {
  const chips = [
    ...(chip.closest('ul, ol, [role=group], [role=list]') ?? chip).querySelectorAll('[data-chip]'),
  ];
  const index = chips.indexOf(chip);
  const neighbour = chips[index + 1] ?? chips[index - 1];
  if (neighbour instanceof HTMLElement) neighbour.focus();
};

/**
 * A filter that is set, or another chosen value, which a click removes. Chips stand together in one list or group: the next one then gets the
 * focus. After the last one the owner says where it goes.
 */
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
