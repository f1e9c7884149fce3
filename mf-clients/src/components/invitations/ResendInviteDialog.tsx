import { failureMessage } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/people/users';
import { useMutation } from '@formline/shared/query';
import { ConfirmDialog, notify } from '@formline/shared/ui/overlays';
import { invitationsTexts as texts } from './invitations.texts';
import { resendInvitationTo } from './resendInvitationTo';

interface ResendInviteDialogProps {
  readonly client: Pick<Client, 'id' | 'full_name'>;
  readonly onClose: () => void;
  readonly finalFocus?: () => HTMLElement | null;
}

export function ResendInviteDialog({ client, onClose, finalFocus }: ResendInviteDialogProps) {
  const resend = useMutation({
    mutationFn: () => resendInvitationTo(client.id),
    onSuccess: (message) => {
      notify.success(message);
    },
    onError: (error) => notify.error(failureMessage(error, texts.failed)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => resend.mutate()}
      title={texts.resendTitle}
      text={texts.resendText(client.full_name)}
      confirmLabel={texts.resend}
      cancelLabel={texts.notNow}
      isPending={resend.isPending}
      finalFocus={finalFocus}
    />
  );
}
