import { chakra } from '@chakra-ui/react/styled-system';
import type { Showcase } from '../showcase/showcase';
import { LoadingState } from './LoadingState';
import { Skeleton } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['LoadingState'],
  group: 'Feedback',
  about: 'Holds skeletons in the shape of what comes, and says to screen readers what is loading.',
  states: [
    {
      name: 'A row of a list',
      isWide: true,
      sample: (
        <LoadingState label="Loading clients">
          <chakra.span display="flex" alignItems="center" gap="3">
            <Skeleton shape="circle" boxSize="10" />
            <Skeleton w="48" />
          </chakra.span>
        </LoadingState>
      ),
    },
  ],
};
