import type { checkInvitation } from '@formline/shared/contracts/clientInvitations';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { ReactNode } from 'react';

/** What both pages of an invitation are given. */
export interface InvitedPageProps {
  /** The secret of the link. */
  readonly token: string;
  readonly invitation: EndpointResult<typeof checkInvitation>;
  readonly foot: ReactNode;
  readonly onJoined: () => void;
  /** The link has ended in the meantime. */
  readonly onOver: () => void;
}
