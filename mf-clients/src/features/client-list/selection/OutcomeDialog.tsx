import { Button, chakra, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import type { ActionOutcome } from './clientActions';
import { selectionTexts as texts } from './selection.texts';

interface OutcomeDialogProps {
  readonly outcome: ActionOutcome;
  readonly onClose: () => void;
}

/** For whom it was not done, and why. */
export const OutcomeDialog = ({ outcome: { done, refused }, onClose }: OutcomeDialogProps) => (
  <Dialog
    isOpen
    title={texts.refusedTitle(done)}
    onClose={onClose}
    actions={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <Text fontWeight="semibold">{texts.refused}</Text>
    <ul aria-label={texts.refused}>
      {refused.map(({ client, message }) => (
        <chakra.li key={client.id} py="2">
          <Text>{client.full_name}</Text>
          <Text size="sm" tone="muted">
            {message}
          </Text>
        </chakra.li>
      ))}
    </ul>
  </Dialog>
);
