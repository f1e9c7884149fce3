import { answerHandover, useHandover, useSession } from '@formline/shared/session';
import { Stack, Text } from '@formline/shared/ui/core';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { useState } from 'react';

export const accountSwitchTexts = {
  title: 'Switch accounts?',
  signedIn: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
  other: (name: string, email: string) => `The site you came from signed in ${name} (${email}).`,
  consequence: (name: string) =>
    `Switching logs ${name} out in every tab of this browser. Unsaved changes there are lost.`,
  stay: (name: string) => `Stay as ${name}`,
  switchTo: (name: string) => `Switch to ${name}`,
};

export function AccountSwitch() {
  const session = useSession();
  const handover = useHandover();
  // The last name stays visible while the dialog closes.
  const [other, setOther] = useState(handover);
  if (handover && handover !== other) setOther(handover);
  if (session.status !== 'signed-in' || !other) return null;
  const { user } = session;
  return (
    <ConfirmDialog
      isOpen={handover !== null}
      onClose={() => void answerHandover(false)}
      onConfirm={() => void answerHandover(true)}
      title={accountSwitchTexts.title}
      text={
        <Stack gap="2">
          <Text>{accountSwitchTexts.signedIn(user.full_name, user.email)}</Text>
          <Text>{accountSwitchTexts.other(other.full_name, other.email)}</Text>
          <Text>{accountSwitchTexts.consequence(user.full_name)}</Text>
        </Stack>
      }
      cancelLabel={accountSwitchTexts.stay(user.first_name)}
      confirmLabel={accountSwitchTexts.switchTo(other.first_name)}
    />
  );
}
