import { ToastActionTrigger, Toaster as ChakraToaster, ToastRoot, ToastTitle } from '@chakra-ui/react/toast';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { toasterTexts } from './Toaster.texts';
import { toastRecipe } from './toastRecipe';
import { toaster } from './toasts';

/** Shows what `notify` says. Stands once on the page, in the shell. */
export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} aria-label={toasterTexts.region}>
        {(toast) => (
          <ToastRoot recipe={toastRecipe}>
            <ToastSign isError={toast.type === 'error'} />
            <ToastTitle>{toast.title}</ToastTitle>
            {toast.action ? (
              <ToastActionTrigger asChild>
                <Button size="sm" variant="inverted">
                  {toast.action.label}
                </Button>
              </ToastActionTrigger>
            ) : null}
            <IconButton
              size="sm"
              variant="inverted"
              label={toasterTexts.close}
              icon={<X />}
              onClick={() => toaster.dismiss(toast.id)}
            />
          </ToastRoot>
        )}
      </ChakraToaster>
    </Portal>
  );
}

interface ToastSignProps {
  isError: boolean;
}

function ToastSign({ isError }: ToastSignProps) {
  return (
    <chakra.span color={isError ? 'toast.error' : 'toast.success'} aria-hidden="true">
      {isError ? <CircleAlert /> : <CircleCheck />}
    </chakra.span>
  );
}
