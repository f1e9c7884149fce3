import { CalendarPlus, Plus } from 'lucide-react';
import type { Showcase } from '../showcase/showcase';
import { Button } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Button'],
  group: 'Actions',
  about: 'One primary button on a screen, secondary ones beside it, quiet ones in rows and bars.',
  states: [
    { name: 'Primary', sample: <Button variant="primary">Save program</Button> },
    { name: 'Secondary', sample: <Button>Preview</Button> },
    { name: 'Pressed: a filter that is on', sample: <Button aria-pressed>Active only</Button> },
    { name: 'Quiet', sample: <Button variant="quiet">Skip</Button> },
    { name: 'Danger', sample: <Button variant="danger">Delete program</Button> },
    { name: 'With an icon', sample: <Button icon={<CalendarPlus />}>Schedule Workout</Button> },
    {
      name: 'Loading: keeps its name and focus',
      sample: (
        <>
          <Button variant="primary" isLoading>
            Save program
          </Button>
          <Button isLoading>Preview</Button>
        </>
      ),
    },
    {
      name: 'Disabled',
      sample: (
        <>
          <Button variant="primary" disabled>
            Save program
          </Button>
          <Button disabled>Preview</Button>
        </>
      ),
    },
    {
      name: 'Sizes',
      sample: (
        <>
          <Button size="sm" icon={<Plus />}>
            Small
          </Button>
          <Button icon={<Plus />}>Medium</Button>
          <Button size="lg" icon={<Plus />}>
            Large
          </Button>
        </>
      ),
    },
    {
      name: 'In the navigation',
      ground: 'nav',
      sample: (
        <>
          <Button variant="nav">Libraries</Button>
          <Button variant="nav" aria-current="page">
            Clients
          </Button>
        </>
      ),
    },
    {
      name: 'Long text',
      sample: (
        <Button whiteSpace="normal" h="auto" py="2.5" lineHeight="tight">
          Copy the program with all of its workouts to the group Half Marathon Spring
        </Button>
      ),
    },
  ],
};
