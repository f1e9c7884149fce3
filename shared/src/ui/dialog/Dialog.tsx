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
import { IconButton } from '../button/IconButton';
import { dialogTexts } from './Dialog.texts';
import { dialogRecipe, sidePanelRecipe } from './dialogRecipe';
import { useOpenDialog } from './openDialogs';
import { useOpener } from './useOpener';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, a click outside or the close button; the owner decides. */
  onClose: () => void;
  /**
   * Leads back to what the dialog showed before: by an arrow before the title instead of the close button, and by
   * Escape. A click outside then does nothing, so that no entry is lost by it.
   */
  onBack?: (() => void) | undefined;
  title: ReactNode;
  children: ReactNode;
  /** The buttons at the foot, the safe one first. */
  actions?: ReactNode;
  /**
   * `xl` holds two columns, `full` covers the page: a document to be read, a player. `side` is a panel at the side, for
   * what is done in steps while the page stays in sight.
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'side' | undefined;
  /** `alertdialog` for what must be answered: a click outside then does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** `top` for contents that grow and shrink while they are worked on: what is above them stays in its place. */
  anchor?: 'middle' | 'top' | undefined;
  /** What gets focus at first; otherwise the first control of the body, then of the foot. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** What gets focus when it closes, if not what it was opened from: for dialogs that follow upon another dialog. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Called when it has closed and its movement is over: from then on it need not be drawn. */
  onClosed?: (() => void) | undefined;
}

/** Where a dialog stands whose top edge stays. */
const TOP = { placeItems: 'start center', pt: { base: '4', md: '16' } } as const;

/** A dialog in the middle of the page, or at its side. Focus goes in, stays in, and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, actions, size = 'md', role = 'dialog' } = props;
  const { anchor = 'middle', initialFocusRef, finalFocus, onBack, onClosed } = props;
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
      closeOnInteractOutside={role === 'dialog' && !onBack}
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

/** Escape closes the top thing only: what is marked so, such as a name being edited, ends by it before the dialog does. */
function leaveToInnerLayer(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) event.preventDefault();
}

/** A dialog that goes gives focus back to the page, maybe after this one has opened in its place. */
function stayOpen(event: Event): void {
  event.preventDefault();
}
