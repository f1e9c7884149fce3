import {
  MenuItemGroupLabel,
  MenuItemIndicator,
  MenuItemText,
  MenuRadioItem,
  MenuRadioItemGroup,
} from '@chakra-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

export interface MenuChoiceOption {
  value: string;
  label: string;
  description?: string | undefined;
  media?: ReactNode;
}

export interface MenuChoiceProps {
  label: string;
  options: readonly MenuChoiceOption[];
  value: string;
  onChange: (value: string) => void;
}

/** Radio items; choosing closes the menu. */
export function MenuChoice({ label, options, value, onChange }: MenuChoiceProps) {
  // The arrow keys find an item by its value, so that values of two groups of a menu must differ.
  const itemOf = (one: string) => `${label} ${one}`;
  const choose = (item: string) => {
    const chosen = options.find((option) => itemOf(option.value) === item);
    if (chosen) onChange(chosen.value);
  };
  return (
    <MenuRadioItemGroup value={itemOf(value)} onValueChange={(details) => choose(details.value)}>
      <MenuItemGroupLabel>{label}</MenuItemGroupLabel>
      {options.map((option) => (
        <MenuRadioItem key={option.value} value={itemOf(option.value)} valueText={option.label}>
          {option.media}
          <MenuItemText>
            {option.label}
            {option.description ? <MenuNote>{option.description}</MenuNote> : null}
          </MenuItemText>
          <MenuItemIndicator>
            <Check aria-hidden="true" />
          </MenuItemIndicator>
        </MenuRadioItem>
      ))}
    </MenuRadioItemGroup>
  );
}

export const MenuNote = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'fg.subtle' },
});
