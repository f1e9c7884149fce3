import { failureMessage } from '@formline/shared/api-client';
import { requestEmailConfirmation } from '@formline/shared/contracts/accounts/registration';
import { useChange } from '@formline/shared/query';
import { reloadCurrentUser } from '@formline/shared/session';
import { Button } from '@formline/shared/ui/core';
import { Banner, notify } from '@formline/shared/ui/overlays';
import { useEffect } from 'react';

const texts = {
  label: 'Email address',
  ask: (email: string) =>
    `Please confirm your email address with the link we sent to ${email}. Until then your invitations to clients are not sent.`,
  sendAgain: 'Send it again',
  sent: (email: string) => `We have sent another link to ${email}. Only the newest works.`,
  failed: 'We couldn’t send the link. Please try again.',
};

export function ConfirmEmailStrip({ email }: { readonly email: string }) {
  const again = useChange(requestEmailConfirmation, {
    input: () => ({}),
    onSuccess: ({ sent }) => {
      if (sent) notify.success(texts.sent(email));
      else void reloadCurrentUser().catch(() => undefined);
    },
    onError: (error) => notify.error(failureMessage(error, texts.failed)),
  });
  // External system: the window's focus. The person may have confirmed in another tab or on another device.
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void reloadCurrentUser().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
  return (
    <Banner
      tone="info"
      label={texts.label}
      action={
        <Button size="sm" isLoading={again.isPending} onClick={() => again.mutate()}>
          {texts.sendAgain}
        </Button>
      }
    >
      {texts.ask(email)}
    </Banner>
  );
}
