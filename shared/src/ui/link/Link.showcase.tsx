import type { Showcase } from '../showcase/showcase';
import { Text } from '../typography/Text';
import { Link } from './Link';

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
