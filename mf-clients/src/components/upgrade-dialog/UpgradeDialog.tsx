import { PLANS_PATH } from '@formline/shared/domain/accounts/upgradePrompts';
import { Link as RouterLink } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { Button, Stack, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { limitText } from './limitText';
import { upgradeDialogTexts as texts } from './upgradeDialog.texts';

interface UpgradeDialogProps {
  readonly onClose: () => void;
  readonly finalFocus?: () => HTMLElement | null;
}

export function UpgradeDialog({ onClose, finalFocus }: UpgradeDialogProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="sm"
      finalFocus={finalFocus}
      actions={
        <>
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button asChild variant="primary">
            <RouterLink to={PLANS_PATH}>{texts.seePlans}</RouterLink>
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>{limitText(session.user)}</Text>
        <Text tone="muted">{texts.offer}</Text>
      </Stack>
    </Dialog>
  );
}
