import { useSession } from '@formline/shared/session';

/** False while the trainer's own address is not confirmed: the server holds invitations back. */
export function useEmailConfirmed(): boolean {
  const session = useSession();
  return session.status !== 'signed-in' || session.user.email_confirmed;
}
