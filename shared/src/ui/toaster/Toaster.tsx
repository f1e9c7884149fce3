import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { ToastActionTrigger, Toaster as ChakraToaster, ToastRoot, ToastTitle } from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toasterTexts } from './Toaster.texts';
import { toastRecipe } from './toastRecipe';
import { toastStore } from './shownNotices';
import { useToastFocus } from './useToastFocus';
import { Button, IconButton } from '../styled/styledParts';

/** What is dragged can be dropped on what lies under a notice. */
const Region = chakra('div', {
  base: { 'html[data-dragging] &': { '& *': { pointerEvents: 'none !important' } } },
});

/** Shows the notices of `notify`. Silent, as the live region announces them. */
export function Toaster() {
  const regionRef = useRef<HTMLDivElement>(null);
  const { handleFocus, handleBlur, returnFocus } = useToastFocus(regionRef);
  return (
    <Portal>
      <Region ref={regionRef} data-live-announcer="" onFocus={handleFocus} onBlur={handleBlur}>
        <ChakraToaster toaster={toastStore} aria-label={toasterTexts.region} aria-live="off">
          {({ id, type, title, action }) => (
            <ToastRoot recipe={toastRecipe} role="group">
              <WaitWhileHidden id={id} />
              <ToastSign type={type} />
              <ToastTitle>{title}</ToastTitle>
              {action ? (
                <ToastActionTrigger asChild onClickCapture={returnFocus}>
                  <Button size="sm" variant="inverted">
                    {action.label}
                  </Button>
                </ToastActionTrigger>
              ) : null}
              <IconButton
                size="sm"
                variant="inverted"
                label={toasterTexts.close}
                icon={<X />}
                onClick={() => {
                  returnFocus();
                  toastStore.dismiss(id);
                }}
              />
            </ToastRoot>
          )}
        </ChakraToaster>
      </Region>
    </Portal>
  );
}

interface WaitWhileHiddenProps {
  id: string | undefined;
}

/** Timers of notices pause while the tab is hidden. */
function WaitWhileHidden({ id }: WaitWhileHiddenProps) {
  useEffect(() => {
    const handleVisibility = () => {
      if (document.hidden) toastStore.pause(id);
      else toastStore.resume(id);
    };
    // A notice does not listen before it has rendered.
    const start = setTimeout(() => {
      if (document.hidden) toastStore.pause(id);
    });
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(start);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [id]);
  return null;
}

interface ToastSignProps {
  type: string | undefined;
}

function ToastSign({ type }: ToastSignProps) {
  const isError = type === 'error';
  const Sign = isError ? CircleAlert : type === 'info' ? Info : CircleCheck;
  return (
    <chakra.span color={isError ? 'toast.error' : 'toast.success'} aria-hidden="true">
      <Sign />
    </chakra.span>
  );
}
