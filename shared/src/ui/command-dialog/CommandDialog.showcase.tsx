import { Users } from 'lucide-react';
import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { CommandDialog } from './CommandDialog';
import { Button } from '../styled/styledParts';

const items = [
  { id: 'elena', label: 'Elena Petrova', note: 'Client', icon: <Users /> },
  { id: 'crew', label: 'Saturday Crew', note: 'Group', icon: <Users /> },
];

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const found = items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the command dialog</Button>
      <CommandDialog
        isOpen={isOpen}
        onClose={close}
        label="Go to"
        placeholder="Client, group, page"
        text={text}
        onTextChange={setText}
        groups={found.length > 0 ? [{ label: 'Found', items: found }] : []}
        onPick={close}
        note={found.length === 0 ? 'Nothing found' : undefined}
      />
    </>
  );
}

export const showcase: Showcase = {
  of: ['CommandDialog'],
  group: 'Overlays',
  about: 'One field over one list: type, move with the arrows, and Enter picks.',
  states: [{ name: 'With results, and without when nothing fits', sample: <Example /> }],
};
