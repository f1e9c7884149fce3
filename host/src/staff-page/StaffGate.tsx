import { useSession } from '@formline/shared/session';
import type { ReactNode } from 'react';
import { UnknownPath } from '../routing/UnknownPath';

/** For others the URL does not exist. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  return session.status === 'signed-in' && session.user.is_staff ? children : <UnknownPath />;
}
