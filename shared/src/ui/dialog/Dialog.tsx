import {
  DialogBackdrop,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Flex } from '@chakra-ui/react/flex';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { firstControlOf } from './firstControlOf';
import { dialogRecipe, sidePanelRecipe } from './dialogRecipe';
import { useOpenDialog, useOpener } from './openDialogs';
import { IconButton } from '../styled/styledParts';

export const dialogTexts = { back: 'Back', close: 'Close', cancel: 'Cancel' };

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A back arrow instead of the close button; a click outside then does nothing, so that no input is lost. */
  onBack?: (() => void) | undefined;
  /** Something was entered: a click outside does nothing. */
  holdsInput?: boolean | undefined;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'side' | undefined;
  /** `alertdialog` must be answered: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** `top` keeps the upper edge fixed while the content changes its height. */
  anchor?: 'middle' | 'top' | undefined;
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Receives focus on close; needed when the opener was itself in a dialog. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Called after the exit animation; the dialog can be unmounted then. */
  onClosed?: (() => void) | undefined;
}

const TOP = { placeItems: 'start center', pt: { base: '4', md: '16' } } as const;

/** A modal dialog, centred or at the side. Focus is trapped and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, actions, size = 'md', role = 'dialog' } = props;
  const { anchor = 'middle', initialFocusRef, finalFocus, onBack, onClosed, holdsInput = false } = props;
  const opener = useOpener(isOpen);
  const bodyRef = useRef<HTMLDivElement>(null);
  const footerRef = useRef<HTMLDivElement>(null);
  useOpenDialog(isOpen);
  const initialFocus = () =>
    initialFocusRef?.current ?? firstControlOf(bodyRef.current) ?? firstControlOf(footerRef.current);
  return (
    <DialogRoot
      recipe={size === 'side' ? sidePanelRecipe : dialogRecipe}
      open={isOpen}
      onOpenChange={(details) => {
        if (!details.open) (onBack ?? onClose)();
      }}
      role={role}
      closeOnInteractOutside={role === 'dialog' && !onBack && !holdsInput}
      onEscapeKeyDown={leaveToInnerLayer}
      onFocusOutside={stayOpen}
      {...(size !== 'side' && { size })}
      initialFocusEl={initialFocus}
      finalFocusEl={() => finalFocus?.() ?? opener()}
      {...(onClosed && { onExitComplete: onClosed })}
    >
      <Portal>
        <DialogBackdrop />
        <DialogPositioner {...(anchor === 'top' && TOP)}>
          <DialogContent>
            <DialogHeader>
              <Flex align="flex-start" gap="2" minW="0">
                {onBack && (
                  <IconButton label={dialogTexts.back} icon={<ArrowLeft />} size="sm" onClick={onBack} />
                )}
                <DialogTitle>{title}</DialogTitle>
              </Flex>
              {onBack ? null : (
                <IconButton label={dialogTexts.close} icon={<X />} size="sm" onClick={onClose} />
              )}
            </DialogHeader>
            <DialogBody ref={bodyRef}>{children}</DialogBody>
            {actions ? <DialogFooter ref={footerRef}>{actions}</DialogFooter> : null}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}

/** Escape belongs to the innermost layer: an edited name ends before the dialog closes. */
function leaveToInnerLayer(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) event.preventDefault();
}

/** A closing dialog restores focus to the page, possibly after this one has opened. */
function stayOpen(event: Event): void {
  event.preventDefault();
}
