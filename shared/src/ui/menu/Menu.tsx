import {
  MenuContent,
  MenuItemGroup,
  MenuItemGroupLabel,
  MenuPositioner,
  MenuRoot,
  MenuSeparator as ChakraMenuSeparator,
  MenuTrigger,
} from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { menuRecipe } from './menuRecipe';

/** An open menu is mounted in its landmark, but outside lists that would clip it. */
const LANDMARKS = '[role=dialog], [role=alertdialog], header, main, nav, aside';
const GUTTER_PX = 6;

export interface MenuProps {
  trigger: ReactElement<{ id?: string | undefined }>;
  children: ReactNode;
  placement?: 'bottom-start' | 'bottom-end' | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A menu below its button; focus returns to the button. `navigate` sends a click that bubbles: the library's own
 * does not reach the router, and Enter on a link would load the whole page again.
 */
export function Menu({ trigger, children, placement = 'bottom-end', onOpenChange }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [landmark, setLandmark] = useState<Element | null>(null);
  const handleOpenChange = (isOpen: boolean) => {
    setLandmark(triggerRef.current?.closest(LANDMARKS) ?? document.body);
    onOpenChange?.(isOpen);
  };
  /** A pointer that moves and clicks within one frame returns focus to the closing menu. */
  const handleExitComplete = () => {
    const active = document.activeElement;
    if (active === document.body || contentRef.current?.contains(active)) triggerRef.current?.focus();
  };
  return (
    <MenuRoot
      recipe={menuRecipe}
      positioning={{ placement, gutter: GUTTER_PX }}
      onOpenChange={(details) => handleOpenChange(details.open)}
      onExitComplete={handleExitComplete}
      navigate={({ node }) => queueMicrotask(() => node?.click())}
      {...(trigger.props.id ? { ids: { trigger: trigger.props.id } } : {})}
    >
      <MenuTrigger asChild ref={triggerRef}>
        {trigger}
      </MenuTrigger>
      {landmark
        ? createPortal(
            <MenuPositioner>
              <MenuContent ref={contentRef}>{children}</MenuContent>
            </MenuPositioner>,
            landmark,
          )
        : null}
    </MenuRoot>
  );
}

export interface MenuGroupProps {
  label: string;
  children: ReactNode;
}

export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <MenuItemGroup>
      <MenuItemGroupLabel>{label}</MenuItemGroupLabel>
      {children}
    </MenuItemGroup>
  );
}

export function MenuSeparator() {
  return <ChakraMenuSeparator />;
}

export const MenuHeader = chakra('div', {
  base: { px: '2.5', pt: '2', pb: '2.5' },
});
