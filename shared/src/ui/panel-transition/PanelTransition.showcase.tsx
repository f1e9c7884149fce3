import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { PanelTransition } from './PanelTransition';
import { Button, Text } from '../styled/styledParts';

const exercises = ['Ab Wheel Rollout', 'Ankle Rock', 'Arnold Press'];

function Example() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <Button onClick={() => setIndex((index + 1) % exercises.length)}>Next exercise</Button>
      <chakra.div overflow="hidden" p="1">
        <PanelTransition panelKey={index}>
          <Text fontWeight="medium">{exercises[index]}</Text>
        </PanelTransition>
      </chakra.div>
    </>
  );
}

export const showcase: Showcase = {
  of: ['PanelTransition'],
  group: 'Overlays',
  about: 'The panel beside a list: what it shows changes with a short slide.',
  states: [{ name: 'Press the button', sample: <Example /> }],
};
