import type { Client } from '@formline/shared/contracts/people/users';
import { Badge, Button, Flex, lazyDialog } from '@formline/shared/ui/core';
import { useRef, useState } from 'react';
import { invitationsTexts } from '../../components/invitations/invitations.texts';
import { clientDashboardTexts } from './clientDashboard.texts';

const texts = clientDashboardTexts.summary;
const ResendInviteDialog = lazyDialog(
  invitationsTexts.resendTitle,
  async () => (await import('../../components/invitations/ResendInviteDialog')).ResendInviteDialog,
);

interface ClientStatusProps {
  readonly client: Client;
  readonly canEdit: boolean;
}

export function ClientStatus({ client, canEdit }: ClientStatusProps) {
  const { active_under_current_trainer: isActive, invited_at: invitedAt } = client.client_user;
  const [isResending, setIsResending] = useState(false);
  const resendRef = useRef<HTMLButtonElement>(null);
  if (!isActive) return <Badge>{texts.inactive}</Badge>;
  if (invitedAt === null) return <Badge tone="accent">{texts.active}</Badge>;
  return (
    <Flex align="center" justify="flex-end" gap="2" wrap="wrap">
      {canEdit && (
        <Button ref={resendRef} size="sm" variant="quiet" onClick={() => setIsResending(true)}>
          {invitationsTexts.resend}
        </Button>
      )}
      <Badge tone="upcoming">{texts.invited}</Badge>
      {isResending && (
        <ResendInviteDialog
          client={client}
          onClose={() => setIsResending(false)}
          finalFocus={() => resendRef.current}
        />
      )}
    </Flex>
  );
}
