import { useState } from 'react';
import { Dialog } from '../dialog/Dialog';
import type { Showcase } from '../showcase/showcase';
import { DialogPanels } from './DialogPanels';
import { Button, Text } from '../styled/styledParts';

function Example() {
  const [panel, setPanel] = useState<'group' | 'members' | null>(null);
  return (
    <>
      <Button onClick={() => setPanel('group')}>Edit group</Button>
      <Dialog
        isOpen={panel !== null}
        onClose={() => setPanel(null)}
        onBack={panel === 'members' ? () => setPanel('group') : undefined}
        title={panel === 'members' ? 'Members' : 'Morning crew'}
        size="sm"
        actions={<Button onClick={() => setPanel(null)}>Done</Button>}
      >
        <DialogPanels panel={panel ?? 'group'}>
          {panel === 'members' ? (
            <Text>Amelia Hart, Olivia Chen</Text>
          ) : (
            <Button data-opens="members" onClick={() => setPanel('members')}>
              Choose members
            </Button>
          )}
        </DialogPanels>
      </Dialog>
    </>
  );
}

export const showcase: Showcase = {
  of: ['DialogPanels'],
  group: 'Overlays',
  about:
    'Panels of one dialog that take each other’s place. The way back gives the focus to what opened them.',
  states: [{ name: 'Press the button', sample: <Example /> }],
};
