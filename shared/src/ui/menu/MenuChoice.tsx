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

export function MenuChoice({ label, options, value, onChange }: MenuChoiceProps) {
  return (
    <MenuRadioItemGroup value={value} onValueChange={(details) => onChange(details.value)}>
      <MenuItemGroupLabel>{label}</MenuItemGroupLabel>
      {options.map((option) => (
        <MenuRadioItem key={option.value} value={option.value} valueText={option.label}>
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
