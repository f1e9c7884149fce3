import { Dialog } from '@formline/shared/ui/overlays';
import { addClientTexts } from './addClient.texts';

interface AddClientPanelProps {
  readonly onClose: () => void;
}

/** Adds a client: drawn as long as it is open. */
export function AddClientPanel({ onClose }: AddClientPanelProps) {
  return (
    <Dialog isOpen onClose={onClose} title={addClientTexts.title}>
      {null}
    </Dialog>
  );
}
