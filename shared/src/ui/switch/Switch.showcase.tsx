import type { Showcase } from '../showcase/showcase';
import { Switch } from './Switch';

export const showcase: Showcase = {
  of: ['Switch'],
  group: 'Forms',
  about: 'Turns one thing on or off at once. In a form that is sent, take a checkbox.',
  states: [
    { name: 'Off', sample: <Switch label="Goals" /> },
    { name: 'On', sample: <Switch label="Measurements" defaultChecked /> },
    {
      name: 'Disabled',
      sample: (
        <>
          <Switch label="Nutrition" disabled />
          <Switch label="Overhead Squat" disabled defaultChecked />
        </>
      ),
    },
  ],
};
