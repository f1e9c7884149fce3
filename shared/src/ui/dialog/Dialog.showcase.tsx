import { useState } from 'react';
import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { Dialog } from './Dialog';
import { Button, Text, TextInput } from '../styled/styledParts';

type Size = 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'side';

function BackExample() {
  const [panel, setPanel] = useState<'closed' | 'account' | 'profile'>('closed');
  const isProfile = panel === 'profile';
  return (
    <>
      <Button onClick={() => setPanel('account')}>Open the dialog with a second panel</Button>
      <Dialog
        isOpen={panel !== 'closed'}
        onClose={() => setPanel('closed')}
        onBack={isProfile ? () => setPanel('account') : undefined}
        title={isProfile ? 'Edit Profile' : 'Elena Petrova'}
      >
        {isProfile ? <Text>First Name, Last Name</Text> : null}
        <Button onClick={() => setPanel('profile')}>Edit</Button>
      </Dialog>
    </>
  );
}

function Example({ size, paragraphs }: { size: Size; paragraphs: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog, {size}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size={size}
        title="Edit Profile"
        actions={
          <>
            <Button onClick={close}>Close</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <Field label="Name in the dialog">
          <TextInput defaultValue="Elena" />
        </Field>
        {Array.from({ length: paragraphs }, (_, index) => (
          <Text key={index} tone="muted" mt="4">
            The head and the foot stand while this scrolls. Focus stays inside, Escape closes, and focus
            returns to the button that opened it.
          </Text>
        ))}
      </Dialog>
    </>
  );
}

export const showcase: Showcase = {
  of: ['Dialog'],
  group: 'Overlays',
  about: 'What must be done before going on. Never one over another.',
  states: [
    { name: 'Small', sample: <Example size="sm" paragraphs={1} /> },
    { name: 'Medium', sample: <Example size="md" paragraphs={2} /> },
    { name: 'Large, with much to scroll', sample: <Example size="lg" paragraphs={20} /> },
    { name: 'Extra large: two columns', sample: <Example size="xl" paragraphs={4} /> },
    { name: 'At the side: what is done in steps', sample: <Example size="side" paragraphs={2} /> },
    { name: 'Full: a document to read', sample: <Example size="full" paragraphs={20} /> },
    { name: 'With a panel that leads back', sample: <BackExample /> },
  ],
};
