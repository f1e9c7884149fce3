import { MenuItem as ChakraMenuItem } from '@chakra-ui/react/menu';
import { type ReactElement, type ReactNode, useId } from 'react';

export interface MenuItemProps {
  children: ReactNode;
  onSelect?: (() => void) | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  isDanger?: boolean | undefined;
  closeOnSelect?: boolean;
}

export function MenuItem(props: MenuItemProps) {
  const { children, onSelect, icon, isDisabled = false, isDanger = false, closeOnSelect = true } = props;
  return (
    <ChakraMenuItem
      value={useId()}
      disabled={isDisabled}
      closeOnSelect={closeOnSelect}
      onClick={() => {
        if (!isDisabled) onSelect?.();
      }}
      {...(isDanger ? { color: 'danger.text' } : {})}
    >
      {icon}
      {children}
    </ChakraMenuItem>
  );
}

export interface MenuLinkProps {
  children: ReactElement;
}

/** A menu item that is a link: `<MenuLink><RouterLink to="…">…</RouterLink></MenuLink>`. */
export function MenuLink({ children }: MenuLinkProps) {
  return (
    <ChakraMenuItem value={useId()} asChild textDecoration="none">
      {children}
    </ChakraMenuItem>
  );
}
