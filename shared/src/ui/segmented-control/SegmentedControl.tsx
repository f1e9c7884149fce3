import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { type Choice, ChoiceGroup, type ChoiceGroupProps } from '../radio-group/ChoiceGroup';
import { chosenInHighContrast } from '../theme/highContrast';

const Track = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '0.5',
    maxW: 'full',
    p: '0.5',
    bg: 'bg.muted',
    borderRadius: 'md',
  },
});
const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1',
    minH: '8',
    px: '3',
    border: 'thin',
    borderColor: 'transparent',
    borderRadius: 'sm',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { color: 'fg' },
    '&:has(:checked)': {
      bg: 'bg.surface',
      color: 'accent.text',
      borderColor: 'accent',
      boxShadow: 'card',
      _highContrast: chosenInHighContrast,
    },
    '&:has(:disabled)': { color: 'fg.subtle', opacity: '0.6', cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: '2px' },
    '& > input': { position: 'absolute', inset: '0', m: '0', opacity: '0', cursor: 'inherit' },
  },
});

export interface SegmentedControlProps<T extends string> extends Omit<ChoiceGroupProps, 'children'> {
  options: readonly Choice<T>[];
  value: T | null;
  onChange: (value: T) => void;
}

/** Two to four short options side by side; null while nothing is chosen. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { options, value, onChange, ...group } = props;
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <Track>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Track>
    </ChoiceGroup>
  );
}
