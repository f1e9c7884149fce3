import type { Showcase } from '../showcase/showcase';
import { Link, Text } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Link'],
  group: 'Actions',
  about: 'Leads somewhere. What does something is a button.',
  states: [
    {
      name: 'In running text',
      sample: (
        <Text>
          Read the <Link href="#link">terms and conditions</Link> first.
        </Text>
      ),
    },
    {
      name: 'Plain, for names',
      sample: (
        <Link href="#link" variant="plain">
          Elena Petrova
        </Link>
      ),
    },
  ],
};
