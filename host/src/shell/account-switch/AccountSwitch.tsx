import { answerHandover, useHandover, useSession } from '@formline/shared/session';
import { Stack, Text } from '@formline/shared/ui/core';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { accountSwitchTexts as texts } from './accountSwitch.texts';

export function AccountSwitch() {
  const session = useSession();
  const asked = useHandover();
  // The last name stays visible while the dialog closes.
  const [other, setOther] = useState(asked);
  if (asked && asked !== other) setOther(asked);
  if (session.status !== 'signed-in' || !other) return null;
  const { user } = session;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={() => void answerHandover(false)}
      onConfirm={() => void answerHandover(true)}
      title={texts.title}
      text={
        <Stack gap="2">
          <Text>{texts.signedIn(user.full_name, user.email)}</Text>
          <Text>{texts.other(other.full_name, other.email)}</Text>
          <Text>{texts.consequence(user.full_name)}</Text>
        </Stack>
      }
      cancelLabel={texts.stay(user.first_name)}
      confirmLabel={texts.switchTo(other.first_name)}
    />
  );
}
