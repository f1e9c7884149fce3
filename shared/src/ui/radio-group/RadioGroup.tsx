import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { ChoiceLabel, Tick } from '../checkbox/Checkbox';
import { type Choice, ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';

const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });
const Description = chakra('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.subtle' } });

export interface RadioChoice<T extends string> extends Choice<T> {
  description?: string | undefined;
}

export interface RadioGroupProps<T extends string> extends Omit<ChoiceGroupProps, 'children'> {
  options: readonly RadioChoice<T>[];
  value: T | null;
  onChange: (value: T) => void;
}

/** One of a few options, each on its own line; null while nothing is chosen. */
export function RadioGroup<T extends string>({ options, value, onChange, ...group }: RadioGroupProps<T>) {
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <Rows>
        {options.map((option) => (
          <ChoiceLabel key={option.value}>
            <Tick
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-invalid={group.error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.description ? <Description>{option.description}</Description> : null}
            </span>
          </ChoiceLabel>
        ))}
      </Rows>
    </ChoiceGroup>
  );
}
