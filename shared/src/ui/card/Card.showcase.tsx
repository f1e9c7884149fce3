import type { Showcase } from '../showcase/showcase';
import { Card, Heading, Text } from '../styled/styledParts';

const content = (
  <>
    <Heading as="h4">Back in Shape</Heading>
    <Text tone="muted">5 members</Text>
  </>
);

export const showcase: Showcase = {
  of: ['Card'],
  group: 'Content',
  about: 'A surface for what belongs together. The interactive one is a target as a whole.',
  states: [
    { name: 'Default', ground: 'page', sample: <Card flex="1">{content}</Card> },
    {
      name: 'Small padding',
      ground: 'page',
      sample: (
        <Card flex="1" padding="sm">
          {content}
        </Card>
      ),
    },
    {
      name: 'Interactive',
      ground: 'page',
      sample: (
        <Card flex="1" isInteractive>
          {content}
        </Card>
      ),
    },
  ],
};
