import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './useComboboxState';
import { type Placement, placementBeside } from './placementBeside';
import { chosenInHighContrast } from '../theme/highContrast';

const comboboxTexts = { none: 'Nothing found' };

const ListPanel = chakra('div', {
  base: {
    position: 'fixed',
    overflowY: 'auto',
    p: '1.5',
    bg: 'bg.surface',
    color: 'fg',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    zIndex: 'dialog',
  },
});
const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    cursor: 'pointer',
    userSelect: 'none',
    scrollMarginBlock: '1.5',
    '& > svg': { boxSize: 'icon.sm', flexShrink: '0', color: 'accent.text' },
    '&[data-active]': {
      bg: 'bg.muted',
      boxShadow: 'inset 2px 0 0 {colors.accent}',
      _highContrast: chosenInHighContrast,
    },
  },
});
const Label = chakra('span', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } });
const Note = chakra('span', {
  base: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
});
const None = chakra('div', { base: { px: '2.5', py: '2', color: 'fg.muted' } });

interface ComboboxListProps {
  readonly id: string;
  readonly labelId: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly active: ComboboxOption | undefined;
  readonly onPoint: (value: string) => void;
  readonly onPick: (option: ComboboxOption) => void;
  /** Called when the field has scrolled away from the list. */
  readonly onLost: () => void;
}

export function ComboboxList({ id, labelId, anchorRef, options, ...rest }: ComboboxListProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState<Placement>({});
  useLayoutEffect(() => {
    if (anchorRef.current)
      setPlacement(placementBeside(anchorRef.current.getBoundingClientRect(), innerHeight));
  }, [anchorRef]);
  useMovesAway(panelRef, rest.onLost);
  return (
    <ListPanel ref={panelRef} id={id} role="listbox" aria-labelledby={labelId} style={placement}>
      {options.map((option) => (
        <OptionRow key={option.value} id={`${id}-${option.value}`} option={option} {...rest} />
      ))}
      {options.length === 0 ? <None role="status">{comboboxTexts.none}</None> : null}
    </ListPanel>
  );
}

type OptionRowProps = Pick<ComboboxListProps, 'id' | 'value' | 'active' | 'onPoint' | 'onPick'> & {
  readonly option: ComboboxOption;
};

function OptionRow({ id, option, value, active, onPoint, onPick }: OptionRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isActive = option.value === active?.value;
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Option
      ref={ref}
      id={id}
      role="option"
      aria-selected={option.value === value}
      data-active={isActive ? '' : undefined}
      onMouseMove={() => onPoint(option.value)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(option)}
    >
      <Label>{option.label}</Label>
      {option.note === undefined ? null : <Note>{option.note}</Note>}
      {option.value === value ? <Check aria-hidden="true" /> : null}
    </Option>
  );
}

function useMovesAway(panelRef: RefObject<HTMLElement | null>, onLost: () => void) {
  const handler = useRef(onLost);
  useLayoutEffect(() => {
    handler.current = onLost;
  });
  // Scrolling moves the field, but not the fixed list.
  useEffect(() => {
    const handleMove = ({ target }: Event) => {
      if (!(target instanceof Node && panelRef.current?.contains(target))) handler.current();
    };
    addEventListener('scroll', handleMove, true);
    addEventListener('resize', handleMove);
    return () => {
      removeEventListener('scroll', handleMove, true);
      removeEventListener('resize', handleMove);
    };
  }, [panelRef]);
}
