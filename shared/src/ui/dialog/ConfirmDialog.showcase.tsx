import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { ConfirmDialog } from './ConfirmDialog';
import { Button } from '../styled/styledParts';

function Example({ isPending }: { isPending: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {isPending ? 'Open it while it works' : 'Remove a client'}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        isDestructive
        isPending={isPending}
        title="Remove Elena Petrova?"
        text="Her 24 scheduled workouts leave your calendar. She keeps her account and her history."
        confirmLabel="Remove client"
        cancelLabel="Keep client"
      />
    </>
  );
}

export const showcase: Showcase = {
  of: ['ConfirmDialog'],
  group: 'Overlays',
  about: 'Names the thing and the consequence. What can be undone needs no question: take a notice.',
  states: [
    { name: 'Destructive', sample: <Example isPending={false} /> },
    { name: 'Under way', sample: <Example isPending /> },
  ],
};
