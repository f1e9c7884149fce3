import type { Showcase } from '../showcase/showcase';
import { Checkbox } from './Checkbox';

export const showcase: Showcase = {
  of: ['Checkbox'],
  group: 'Forms',
  about: 'A sentence to agree to, or one of several to choose. What changes at once is a switch.',
  states: [
    { name: 'Default', sample: <Checkbox label="Remember me" /> },
    { name: 'Ticked', sample: <Checkbox label="Remember me" defaultChecked /> },
    { name: 'Some of them', sample: <Checkbox label="All clients" isMixed /> },
    {
      name: 'With a hint',
      sample: <Checkbox label="Send a copy" hint="To the address you sign in with." />,
    },
    {
      name: 'Error',
      sample: <Checkbox label="I have read the terms" error="Accept the terms to go on" />,
    },
    {
      name: 'Disabled',
      sample: (
        <>
          <Checkbox label="Goals" disabled />
          <Checkbox label="Nutrition" disabled defaultChecked />
        </>
      ),
    },
    {
      name: 'Long text',
      sample: (
        <Checkbox label="I agree that what I enter is processed in the United States, where the servers of this installation stand." />
      ),
    },
  ],
};
