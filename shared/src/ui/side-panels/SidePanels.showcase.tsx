import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { SidePanels } from './SidePanels';
import { Card, Text } from '../styled/styledParts';

const Frame = chakra('div', { base: { h: '56' } });

interface ExampleProps {
  label: string;
  hasDetails?: boolean;
}

function Example({ label, hasDetails = true }: ExampleProps) {
  const [share, setShare] = useState(40);
  return (
    <Frame>
      <SidePanels
        label={label}
        share={share}
        onShareChange={setShare}
        start={
          <Card h="full">
            <Text>The list</Text>
          </Card>
        }
        end={
          hasDetails && (
            <Card h="full">
              <Text>The details</Text>
            </Card>
          )
        }
      />
    </Frame>
  );
}

export const showcase: Showcase = {
  of: ['SidePanels'],
  group: 'Page',
  about: 'A list beside its details. The edge is drawn by pointer and moved by the arrow keys.',
  states: [
    { name: 'List and details', isWide: true, ground: 'page', sample: <Example label="Width of the list" /> },
    {
      name: 'Without details',
      isWide: true,
      ground: 'page',
      sample: <Example label="Width of the list alone" hasDetails={false} />,
    },
  ],
};
