import type { Showcase } from '../showcase/showcase';
import { notify } from './notify';
import { Button } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['notify'],
  group: 'Feedback',
  about:
    'Says in a corner what happened. It waits under the pointer, under focus and in a hidden tab; Alt+T leads to its button.',
  states: [
    { name: 'Done', sample: <Button onClick={() => notify.success('Client added')}>Say it is done</Button> },
    {
      name: 'Done, and can be undone',
      sample: (
        <Button
          onClick={() => notify.undoable('Leg Day for Size deleted', () => notify.success('Back in place'))}
        >
          Delete a workout
        </Button>
      ),
    },
    {
      name: 'Done, with a choice that stays',
      sample: (
        <Button
          onClick={() =>
            notify.offer('You switched to Harbour Strength Club in another tab.', {
              label: 'Stay in Personal',
              onClick: () => notify.success('Profile Personal chosen'),
            })
          }
        >
          Switch in another tab
        </Button>
      ),
    },
    {
      name: 'Failed, with a long text',
      sample: (
        <Button
          onClick={() =>
            notify.error(
              'The calendar could not be saved. Your changes are still here; try again in a minute.',
            )
          }
        >
          Say it failed
        </Button>
      ),
    },
  ],
};
