import { dropUnsentWork, signOut, unsentWork, useSession } from '@formline/shared/session';
import { useOpenShellDialog } from '../dialogs/shellDialog';

/** Signs out, but asks first while something is in this browser alone. */
export function useSignOut(): () => void {
  const session = useSession();
  const open = useOpenShellDialog();
  return () => {
    if (session.status !== 'signed-in') return;
    if (unsentWork(session.user.id).length > 0) open('sign-out');
    else leave(session.user.id);
  };
}

/** Signs out and leaves nothing of the person's unsent work in the browser. */
export function leave(userId: number): void {
  dropUnsentWork(userId);
  signOut();
}
