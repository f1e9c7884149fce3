import type { checkInvitation } from '@formline/shared/contracts/people/clientInvitations';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { ReactNode } from 'react';

export interface InvitedPageProps {
  readonly token: string;
  readonly invitation: EndpointResult<typeof checkInvitation>;
  readonly foot: ReactNode;
  readonly onJoined: () => void;
  readonly onOver: () => void;
}
