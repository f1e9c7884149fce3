import { failureMessage } from '@formline/shared/api-client';
import { keepOwnAccount } from '@formline/shared/contracts/accounts/accountRemoval';
import { useChange } from '@formline/shared/query';
import { updateCurrentUser, useSession } from '@formline/shared/session';
import { Button } from '@formline/shared/ui/core';
import { Banner, notify } from '@formline/shared/ui/overlays';
import { longDateText } from '@formline/shared/domain/dates/longDate';

const texts = {
  label: 'Deletion of your account',
  due: (dueOn: string) => `Your account will be deleted on ${longDateText(dueOn)}, with everything in it.`,
  keep: 'Keep my account',
  kept: 'Your account will not be deleted.',
  failed: 'We couldn’t cancel the deletion. Please try again.',
};

export function DeletionStrip({ dueOn }: { readonly dueOn: string }) {
  const session = useSession();
  const keeping = useChange(keepOwnAccount, {
    input: () => ({}),
    onSuccess: () => {
      notify.success(texts.kept);
      if (session.status === 'signed-in') updateCurrentUser({ ...session.user, deletion_due_on: null });
    },
    onError: (error) => notify.error(failureMessage(error, texts.failed)),
  });
  return (
    <Banner
      tone="warning"
      label={texts.label}
      action={
        <Button size="sm" variant="primary" isLoading={keeping.isPending} onClick={() => keeping.mutate()}>
          {texts.keep}
        </Button>
      }
    >
      {texts.due(dueOn)}
    </Banner>
  );
}
