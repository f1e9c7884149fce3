import { Link as RouterLink } from '@formline/shared/routing';
import { sendUnsentWork, type UnsentWork, unsentWork, useSession } from '@formline/shared/session';
import { Button, chakra, Link, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShellDialogProps } from '../dialogs/shellDialog';
import { signOutTexts as texts } from './signOut.texts';
import { leave } from './useSignOut';

export function SignOutDialog(props: ShellDialogProps) {
  const session = useSession();
  return session.status === 'signed-in' ? <Question {...props} userId={session.user.id} /> : null;
}

/** Sends first, and asks about what could not be sent. */
function Question({ isOpen, onClose, finalFocus, userId }: ShellDialogProps & { readonly userId: number }) {
  /** Null while it is being sent. */
  const [left, setLeft] = useState<readonly UnsentWork[] | null>(null);
  const safeButton = useRef<HTMLButtonElement>(null);
  const finish = useEffectEvent(() => {
    const work = unsentWork(userId);
    if (work.length === 0) leave(userId);
    else setLeft(work);
  });
  // External systems: the server and the browser's storage.
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    void sendUnsentWork().then(() => isWanted && finish());
    return () => {
      isWanted = false;
    };
  }, [isOpen]);
  const isSending = left === null;
  const work = left ?? unsentWork(userId);
  const count = work.reduce((sum, one) => sum + one.count, 0);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => setLeft(null)}
      title={isSending ? texts.sending(count) : texts.title(count)}
      size="sm"
      role="alertdialog"
      initialFocusRef={safeButton}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={safeButton} onClick={onClose}>
            {texts.stay}
          </Button>
          <Button variant="danger" isLoading={isSending} onClick={() => leave(userId)}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {!isSending && <Text tone="muted">{texts.text}</Text>}
      <chakra.ul m="0" mt="3" p="0" listStyleType="none">
        {work.map(({ title, path, count: changes }) => (
          <li key={path}>
            <Link asChild>
              <RouterLink to={path} onClick={onClose}>
                {texts.changesTo(changes, title)}
              </RouterLink>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}
