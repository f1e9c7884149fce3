import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef, useState } from 'react';
import { scheduleDialogTexts } from './scheduleDialog.texts';
import { type PartialOutcome, undoSchedule } from './severalClients';

const texts = scheduleDialogTexts.several;

const Refused = chakra('ul', {
  base: {
    display: 'grid',
    maxH: '80',
    overflowY: 'auto',
    '& li': { py: '3', borderTop: 'thin', borderColor: 'border' },
    '& li:first-of-type': { borderTop: 'none' },
  },
});

/** Who of several clients has got nothing, and why. */
export function SeveralOutcomeDialog({ outcome }: { readonly outcome: PartialOutcome }) {
  const { scheduled, refused, leave } = outcome;
  const doneRef = useRef<HTMLButtonElement>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const clients = useQuery(queryOf(listTrainerClients, { query: useClubScope() }));
  const nameOf = (id: number) =>
    clients.data?.find((client) => client.id === id)?.full_name ?? texts.unnamed(id);
  const handleUndo = async () => {
    setIsUndoing(true);
    await undoSchedule(outcome);
    leave();
  };
  return (
    <Dialog
      isOpen
      title={texts.title(scheduled.length, scheduled.length + refused.length)}
      onClose={leave}
      initialFocusRef={doneRef}
      actions={
        <>
          <Button isLoading={isUndoing} onClick={() => void handleUndo()}>
            {texts.undo}
          </Button>
          <Button ref={doneRef} variant="primary" onClick={leave}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Text fontWeight="semibold">{texts.refused}</Text>
      <Refused aria-label={texts.refused}>
        {refused.map(({ client_id, message }) => (
          <li key={client_id}>
            <Text>{clients.isPending ? texts.loading : nameOf(client_id)}</Text>
            <Text size="sm" tone="muted">
              {message}
            </Text>
          </li>
        ))}
      </Refused>
    </Dialog>
  );
}
