import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { FilterChip } from './FilterChip';
import { Button } from '../styled/styledParts';

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    m: '0',
    p: '0',
    listStyleType: 'none',
  },
});

const noAction = () => undefined;

function Example({ all }: { all: readonly string[] }) {
  const [labels, setLabels] = useState(all);
  return (
    <Chips>
      {labels.map((label) => (
        <li key={label}>
          <FilterChip label={label} onRemove={() => setLabels(labels.filter((one) => one !== label))} />
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={() => setLabels(labels.length > 0 ? [] : all)}>
          {labels.length > 0 ? 'Clear All' : 'Start again'}
        </Button>
      </li>
    </Chips>
  );
}

export const showcase: Showcase = {
  of: ['FilterChip'],
  group: 'Actions',
  about: 'A filter in force: the whole chip takes it away.',
  states: [
    { name: 'One', sample: <FilterChip label="Upper body" onRemove={noAction} /> },
    {
      name: 'A long word',
      sample: (
        <FilterChip label={`Corrective work for the ${'very '.repeat(8)}lower back`} onRemove={noAction} />
      ),
    },
    { name: 'Several', isWide: true, sample: <Example all={['My Exercises', 'Arms', 'Legs', 'Strength']} /> },
  ],
};
