import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/fieldContext';
import { fieldClass } from '../text-input/TextInput';

const SelectRoot = chakra('div', { base: { position: 'relative', w: 'full' } });
const SelectBox = chakra('select');
const Chevron = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'fg.subtle',
    pointerEvents: 'none',
    '& svg': { boxSize: 'icon.sm' },
  },
});

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export type SelectProps = Omit<ComponentProps<typeof SelectBox>, 'children' | 'multiple'> & {
  options: readonly SelectOption[];
  placeholder?: string | undefined;
};

/** A native select. Inside a `Field` it takes label, hint and error from there. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <SelectRoot>
      <SelectBox
        className={fieldClass}
        pe="10"
        cursor="pointer"
        textOverflow="ellipsis"
        {...control}
        {...rest}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, isDisabled = false }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </SelectBox>
      <Chevron aria-hidden="true">
        <ChevronDown />
      </Chevron>
    </SelectRoot>
  );
}
