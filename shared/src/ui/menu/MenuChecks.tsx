import {
  MenuCheckboxItem,
  MenuItemGroup,
  MenuItemGroupLabel,
  MenuItemIndicator,
  MenuItemText,
} from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { type MenuChoiceOption, MenuNote } from './MenuChoice';

const Options = chakra('div', {
  variants: {
    columns: { one: {}, two: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
  defaultVariants: { columns: 'one' },
});

export interface MenuCheckOption extends MenuChoiceOption {
  isDisabled?: boolean | undefined;
}

export interface MenuChecksProps {
  label: string;
  options: readonly MenuCheckOption[];
  values: ReadonlySet<string>;
  onToggle: (value: string) => void;
  columns?: 'one' | 'two';
}

/** Checkbox items; the menu stays open. */
export function MenuChecks({ label, options, values, onToggle, columns = 'one' }: MenuChecksProps) {
  return (
    <MenuItemGroup>
      <MenuItemGroupLabel>{label}</MenuItemGroupLabel>
      <Options columns={columns}>
        {options.map((option) => (
          <MenuCheckboxItem
            key={option.value}
            value={`${label} ${option.value}`}
            valueText={option.label}
            checked={values.has(option.value)}
            disabled={option.isDisabled}
            closeOnSelect={false}
            onCheckedChange={() => onToggle(option.value)}
          >
            {option.media}
            <MenuItemText>
              {option.label}
              {option.description ? <MenuNote>{option.description}</MenuNote> : null}
            </MenuItemText>
            <MenuItemIndicator>
              <Check aria-hidden="true" />
            </MenuItemIndicator>
          </MenuCheckboxItem>
        ))}
      </Options>
    </MenuItemGroup>
  );
}
