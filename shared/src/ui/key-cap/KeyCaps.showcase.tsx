import type { Showcase } from '../showcase/showcase';
import { KeyCaps } from './KeyCaps';

export const showcase: Showcase = {
  of: ['KeyCaps'],
  group: 'Content',
  about: 'The keys of a shortcut, as they look on the keyboard in front of the person.',
  states: [
    { name: 'One key', sample: <KeyCaps keys="/" /> },
    { name: 'With Control or Command', sample: <KeyCaps keys="mod+k" /> },
    { name: 'Arrows', sample: <KeyCaps keys="ArrowUp ArrowDown" /> },
  ],
};
