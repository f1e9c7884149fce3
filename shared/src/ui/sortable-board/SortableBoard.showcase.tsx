import { chakra } from '@chakra-ui/react/styled-system';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '../menu/Menu';
import type { Showcase } from '../showcase/showcase';
import { BoardList } from './BoardList';
import { BoardMoveItems } from './BoardMoveItems';
import { BoardSource } from './BoardSource';
import type { BoardInsert, BoardMove } from './boardTypes';
import { withMovedBetween } from './dropPosition';
import { SortableBoard } from './SortableBoard';
import { SortableHandle } from './SortableHandle';
import { Heading, IconButton, Text } from '../styled/styledParts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
    gap: '6',
    alignItems: 'start',
  },
});
const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', minH: 'row.grid', ps: '1', color: 'fg' },
});
const Name = chakra('span', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } });
const Pick = chakra('div', {
  base: {
    px: '3',
    py: '2',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.surface',
    mb: '2',
  },
});
const Empty = chakra('p', {
  base: {
    px: '3',
    py: '2',
    border: 'thin',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    color: 'fg.subtle',
    fontSize: 'sm',
  },
});

interface Placed {
  readonly key: number;
  readonly name: string;
}

const placed = (key: number, name: string): Placed => ({ key, name });
const PICKER = ['Front Squat', 'Hip Bridge', 'Side Plank'];
const SECTIONS = {
  'Warm-Up': [placed(1, 'Cat and Cow'), placed(2, 'World’s Greatest Stretch')],
  'Resistance Training': [placed(3, 'Back Squat'), placed(4, 'Bench Press'), placed(5, 'Bent-Over Row')],
  'Cool Down': [],
};

const keyOf = ({ key }: Placed) => key;
const nameOf = ({ name }: Placed) => name;
const drawRow = ({ name }: Placed) => (
  <Line>
    <SortableHandle />
    <Name>{name}</Name>
    <Menu trigger={<IconButton size="sm" label={`More of ${name}`} icon={<EllipsisVertical />} />}>
      <BoardMoveItems />
    </Menu>
  </Line>
);

function Example() {
  const [lists, setLists] = useState<Readonly<Record<string, readonly Placed[]>>>(SECTIONS);
  const [copies, setCopies] = useState(0);
  const handleInsert = ({ key, to }: BoardInsert) => {
    const copy = placed(100 + copies, String(key));
    setCopies(copies + 1);
    setLists({ ...lists, [to.listId]: (lists[to.listId] ?? []).toSpliced(to.index, 0, copy) });
  };
  return (
    <SortableBoard
      onMove={(move: BoardMove) => setLists(withMovedBetween(lists, move))}
      onInsert={handleInsert}
    >
      <Columns>
        <div>
          <Heading as="h4" size="sm" mb="2">
            Exercises
          </Heading>
          {PICKER.map((name) => (
            <BoardSource key={name} sourceKey={name} name={name}>
              <Pick>{name}</Pick>
            </BoardSource>
          ))}
        </div>
        <div>
          {Object.entries(lists).map(([name, items]) => (
            <BoardList
              key={name}
              id={name}
              name={name}
              items={items}
              itemKey={keyOf}
              itemName={nameOf}
              header={
                <Heading as="h4" size="sm" pt="3" pb="1">
                  {name}
                </Heading>
              }
              footer={items.length === 0 && <Empty data-drop-empty="">Drag exercises here</Empty>}
            >
              {drawRow}
            </BoardList>
          ))}
        </div>
      </Columns>
    </SortableBoard>
  );
}

const Scroller = chakra('div', {
  base: { h: '56', overflowY: 'auto', border: 'thin', borderColor: 'border', borderRadius: 'md', px: '2' },
});
const drawPlain = ({ name }: Placed) => (
  <Line>
    <SortableHandle />
    <Name>{name}</Name>
  </Line>
);
const MANY = Array.from({ length: 24 }, (_, index) => placed(index, `Exercise ${index + 1}`));

function Long() {
  const [lists, setLists] = useState<Readonly<Record<string, readonly Placed[]>>>({ long: MANY });
  return (
    <SortableBoard onMove={(move: BoardMove) => setLists(withMovedBetween(lists, move))}>
      <Scroller>
        <BoardList
          id="long"
          name="A long section"
          items={lists['long'] ?? []}
          itemKey={keyOf}
          itemName={nameOf}
        >
          {drawPlain}
        </BoardList>
      </Scroller>
    </SortableBoard>
  );
}

const Day = chakra('div', {
  base: { w: '48', h: 'full', p: '2', me: '3', border: 'thin', borderColor: 'border', borderRadius: 'md' },
});
const drawDay = ({ name }: Placed) => (
  <Day>
    <SortableHandle />
    {name}
  </Day>
);

function Across() {
  const [days, setDays] = useState({
    days: [placed(1, 'Leg Day'), placed(2, 'Push Day'), placed(3, 'Pull Day with a long name')],
  });
  return (
    <SortableBoard onMove={(move) => setDays({ ...days, ...withMovedBetween(days, move) })}>
      <BoardList id="days" name="Days" axis="across" items={days.days} itemKey={keyOf} itemName={nameOf}>
        {drawDay}
      </BoardList>
    </SortableBoard>
  );
}

function Locked() {
  return (
    <SortableBoard onMove={() => undefined}>
      <BoardList
        id="locked"
        name="A section that stands"
        items={[placed(1, 'Plank'), placed(2, 'Dead Bug')]}
        itemKey={keyOf}
        itemName={nameOf}
        isDisabled
      >
        {drawRow}
      </BoardList>
      <Text size="sm" tone="muted">
        Nothing moves in or out.
      </Text>
    </SortableBoard>
  );
}

export const showcase: Showcase = {
  of: ['SortableBoard', 'BoardList', 'BoardSource', 'BoardMoveItems'],
  group: 'Content',
  about:
    'Several lists whose rows are put in order and moved between them, and a source of which copies are dragged in. Drag, use the row’s menu, or pick up with Space.',
  states: [
    { name: 'Three sections and a source', isWide: true, sample: <Example /> },
    { name: 'Longer than its place, which scrolls near its edges', isWide: true, sample: <Long /> },
    { name: 'Side by side', isWide: true, sample: <Across /> },
    { name: 'Disabled', isWide: true, sample: <Locked /> },
  ],
};
