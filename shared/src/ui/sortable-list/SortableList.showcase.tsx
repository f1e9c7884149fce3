import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { withMoved } from '../sortable-board/dropPosition';
import { SortableHandle } from '../sortable-board/SortableHandle';
import { SortableList } from './SortableList';
import { SortableMoves } from '../sortable-board/SortableMoves';

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', minH: 'row.library', px: '2', color: 'fg' },
});
const Name = chakra('span', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } });

const STEPS = ['Walk 5 km without a pause', 'Run 1 km', 'Run 5 km', 'First half marathon'];
const LONG = `Three sets of twelve with the ${'very '.repeat(16)}heavy bar`;

interface ExampleProps {
  label: string;
  names: readonly string[];
  isDisabled?: boolean;
}

function Example({ label, names, isDisabled = false }: ExampleProps) {
  const [order, setOrder] = useState(names);
  return (
    <SortableList
      label={label}
      items={order}
      itemKey={(name) => name}
      itemName={(name) => name}
      isDisabled={isDisabled}
      onMove={(from, to) => setOrder(withMoved(order, from, to))}
    >
      {(name) => (
        <Line>
          <SortableHandle />
          <Name>{name}</Name>
          <SortableMoves />
        </Line>
      )}
    </SortableList>
  );
}

export const showcase: Showcase = {
  of: ['SortableList', 'SortableHandle', 'SortableMoves'],
  group: 'Content',
  about: 'A list people put in order: drag at the grip, press the arrows, or pick up with Space.',
  states: [
    { name: 'Four rows', isWide: true, sample: <Example label="Four steps" names={STEPS} /> },
    {
      name: 'One row, and a long one',
      isWide: true,
      sample: <Example label="One long step" names={[LONG]} />,
    },
    {
      name: 'Disabled',
      isWide: true,
      sample: <Example label="Steps that stand" names={STEPS.map((name) => `${name}, done`)} isDisabled />,
    },
  ],
};
