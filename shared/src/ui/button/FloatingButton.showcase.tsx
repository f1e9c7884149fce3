import { chakra } from '@chakra-ui/react/styled-system';
import { UserPlus } from 'lucide-react';
import type { Showcase } from '../showcase/showcase';
import { FloatingButton } from './FloatingButton';

/** A transform makes this element the containing block of its fixed children. */
const Page = chakra('div', { base: { transform: 'translateZ(0)', w: 'full', h: '32' } });

export const showcase: Showcase = {
  of: ['FloatingButton'],
  group: 'Actions',
  about: 'The one thing to do on a page that scrolls, in the corner. At most one on a page.',
  states: [
    {
      name: 'Default',
      isWide: true,
      sample: (
        <Page>
          <FloatingButton icon={<UserPlus />}>Add Client</FloatingButton>
        </Page>
      ),
    },
    {
      name: 'Disabled',
      isWide: true,
      sample: (
        <Page>
          <FloatingButton icon={<UserPlus />} disabled>
            Add Client
          </FloatingButton>
        </Page>
      ),
    },
  ],
};
