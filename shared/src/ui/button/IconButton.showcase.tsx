import { Bell, Ellipsis, Settings, Trash2 } from 'lucide-react';
import type { Showcase } from '../showcase/showcase';
import { IconButton } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['IconButton'],
  group: 'Actions',
  about: 'An icon alone, with a name for those who do not see it and a hint for those who do.',
  states: [
    { name: 'Quiet', sample: <IconButton label="More" icon={<Ellipsis />} /> },
    { name: 'Secondary', sample: <IconButton variant="secondary" label="Settings" icon={<Settings />} /> },
    { name: 'Danger', sample: <IconButton variant="danger" label="Delete" icon={<Trash2 />} /> },
    { name: 'Small', sample: <IconButton size="sm" label="More" icon={<Ellipsis />} /> },
    { name: 'Disabled', sample: <IconButton disabled label="Settings" icon={<Settings />} /> },
    {
      name: 'In the navigation',
      ground: 'nav',
      sample: <IconButton variant="nav" label="Notices" icon={<Bell />} />,
    },
    {
      name: 'On a notice',
      ground: 'inverted',
      sample: <IconButton variant="inverted" label="More" icon={<Ellipsis />} />,
    },
  ],
};
