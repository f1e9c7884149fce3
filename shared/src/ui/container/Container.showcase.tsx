import { chakra } from '@chakra-ui/react/styled-system';
import type { Showcase } from '../showcase/showcase';
import { Container } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Container'],
  group: 'Page',
  about: 'The width of a page: up to 1440 pixels, with room at the sides.',
  states: [
    {
      name: 'Its room at the sides',
      isWide: true,
      ground: 'page',
      sample: (
        <Container bg="accent.subtle">
          <chakra.div h="16" bg="bg.surface" />
        </Container>
      ),
    },
  ],
};
