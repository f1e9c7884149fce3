import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { SearchBox } from './SearchBox';

function Search({ label, initial, hasShortcut }: { label: string; initial: string; hasShortcut: boolean }) {
  const [text, setText] = useState(initial);
  return <SearchBox label={label} value={text} onChange={setText} hasShortcut={hasShortcut} />;
}

export const showcase: Showcase = {
  of: ['SearchBox'],
  group: 'Forms',
  about: 'Finds while one types. "/" leads there, Escape clears it.',
  states: [
    { name: 'Empty, with its shortcut', sample: <Search label="Search clients" initial="" hasShortcut /> },
    { name: 'Filled', sample: <Search label="Search groups" initial="marathon" hasShortcut={false} /> },
  ],
};
