import { useSiteConfig } from '@formline/shared/site-config';
import { Button, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { SignInDialogMessage } from './signInMessage';
import { inStyleSystem } from '../inStyleSystem';
import { signInMessageTexts } from './signInMessage.texts';

interface SignInDialogProps {
  readonly message: SignInDialogMessage;
  readonly onClose: () => void;
}

function DialogInKit({ message, onClose }: SignInDialogProps) {
  const { title, text, offersApp = false } = message;
  const { download } = useSiteConfig().appLinks;
  const appLink = offersApp ? download : null;
  const firstRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      initialFocusRef={firstRef}
      actions={
        <>
          <Button ref={firstRef} variant={appLink === null ? 'primary' : 'secondary'} onClick={onClose}>
            {signInMessageTexts.dialogDone}
          </Button>
          {appLink !== null && (
            <Button asChild variant="primary">
              <a href={appLink} target="_blank" rel="noopener noreferrer">
                <Download aria-hidden="true" />
                {signInMessageTexts.download}
              </a>
            </Button>
          )}
        </>
      }
    >
      <Text tone="muted">{text}</Text>
    </Dialog>
  );
}

export const SignInDialog = inStyleSystem(DialogInKit);
