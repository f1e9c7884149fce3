import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import { currentAnnouncement } from '../live-region/announcements';
import { Menu } from '../menu/Menu';
import { UiProvider } from '../provider/UiProvider';
import { BoardList } from './BoardList';
import { BoardMoveItems } from './BoardMoveItems';
import { BoardSource } from './BoardSource';
import type { BoardInsert, BoardMove } from './boardTypes';
import { withMovedBetween } from './dropPosition';
import { SortableBoard } from './SortableBoard';
import { SortableHandle } from './SortableHandle';

const onMove = jest.fn<void, [BoardMove]>();
const onInsert = jest.fn<void, [BoardInsert]>();
const drawn = jest.fn<void, [string]>();

const nameOf = (name: string) => name;

function Row({ name }: { name: string }) {
  drawn(name);
  return (
    <>
      <SortableHandle />
      {name}
      <Menu trigger={<IconButton label={`More of ${name}`} icon={null} />}>
        <BoardMoveItems />
      </Menu>
    </>
  );
}
const drawRow = (name: string) => <Row name={name} />;

const LISTS = { 'Warm-Up': ['Cat', 'Cow'], Strength: ['Squat', 'Press', 'Row'], 'Cool Down': [] };

interface ExampleProps {
  lists?: Readonly<Record<string, readonly string[]>>;
  locked?: string;
}

function Example({ lists: first = LISTS, locked }: ExampleProps) {
  const [lists, setLists] = useState(first);
  const handleMove = (move: BoardMove) => {
    onMove(move);
    setLists(withMovedBetween(lists, move));
  };
  return (
    <SortableBoard onMove={handleMove} onInsert={onInsert}>
      <BoardSource sourceKey="plank-7" name="Plank">
        Plank
        <SortableHandle />
        <Menu trigger={<IconButton label="More of Plank" icon={null} />}>
          <BoardMoveItems />
        </Menu>
      </BoardSource>
      {Object.entries(lists).map(([name, items]) => (
        <BoardList
          key={name}
          id={name}
          name={name}
          items={items}
          itemKey={nameOf}
          itemName={nameOf}
          isDisabled={name === locked}
        >
          {drawRow}
        </BoardList>
      ))}
    </SortableBoard>
  );
}

const show = (props: ExampleProps = {}) => render(<Example {...props} />, { wrapper: UiProvider });
const shown = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Reorder ${name}` });
const line = () => document.querySelector('[data-drop-line]:not([hidden])');
const announced = () => currentAnnouncement().text;
const openMenu = (name: string) => userEvent.click(screen.getByRole('button', { name: `More of ${name}` }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  onMove.mockClear();
  onInsert.mockClear();
});

it('is led by the arrows into the next list, and its handle keeps the focus there', async () => {
  show();
  handle('Row').focus();
  await userEvent.keyboard(' ');
  expect(announced()).toBe('Row, picked up at Strength, position 3 of 3');
  await userEvent.keyboard('{ArrowDown}');
  expect(announced()).toBe('Row, moved to Cool Down, position 1 of 1');
  expect(line()?.closest('[data-board-list]')).toHaveAttribute('data-board-list', 'Cool Down');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(announced()).toBe('Row, moved to Warm-Up, position 3 of 3');
  await userEvent.keyboard('{Enter}');
  expect(announced()).toBe('Row, dropped at Warm-Up, position 3 of 3');
  expect(onMove.mock.calls).toEqual([
    [{ key: 'Row', from: { listId: 'Strength', index: 2 }, to: { listId: 'Warm-Up', index: 2 } }],
  ]);
  expect(shown('Warm-Up')).toEqual(['Cat', 'Cow', 'Row']);
  expect(handle('Row')).toHaveFocus();
  expect(line()).toBeNull();
});

it('jumps between lists by Page Up and Page Down, and passes by one that is locked', async () => {
  show({ locked: 'Strength' });
  handle('Cat').focus();
  await userEvent.keyboard(' {PageDown}');
  expect(announced()).toBe('Cat, moved to Cool Down, position 1 of 1');
  await userEvent.keyboard('{PageUp}{Escape}');
  expect(announced()).toBe('Cat, put back to Warm-Up, position 1 of 2');
  expect(onMove).not.toHaveBeenCalled();
  handle('Squat').focus();
  await userEvent.keyboard(' {PageDown}{Enter}');
  expect(onMove).not.toHaveBeenCalled();
});

it('moves by the menu of its row, which names the other lists', async () => {
  show();
  await openMenu('Squat');
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Move up',
    'Move down',
    'Move to Warm-Up',
    'Move to Cool Down',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await choose('Move to Warm-Up');
  expect(shown('Warm-Up')).toEqual(['Cat', 'Cow', 'Squat']);
  expect(announced()).toBe('Squat, moved to Warm-Up, position 3 of 3');
  expect(handle('Squat')).toHaveFocus();
  await openMenu('Squat');
  await choose('Move up');
  expect(shown('Warm-Up')).toEqual(['Cat', 'Squat', 'Cow']);
});

it('puts a copy of a source into a list, by keyboard and by its menu', async () => {
  show();
  screen.getByRole('button', { name: 'Add Plank' }).focus();
  await userEvent.keyboard(' ');
  expect(announced()).toBe('Plank, moved to Warm-Up, position 3 of 3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await openMenu('Plank');
  await choose('Add to Cool Down');
  expect(onInsert.mock.calls).toEqual([
    [{ key: 'plank-7', to: { listId: 'Strength', index: 1 } }],
    [{ key: 'plank-7', to: { listId: 'Cool Down', index: 0 } }],
  ]);
  expect(onMove).not.toHaveBeenCalled();
});

it('draws no row anew while one is led, and at the drop only those at the ends', async () => {
  show({ lists: { Long: Array.from({ length: 50 }, (_, index) => `Row ${index}`) } });
  handle('Row 20').focus();
  drawn.mockClear();
  await userEvent.keyboard(' {ArrowDown>5/}');
  expect(drawn).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(shown('Long').slice(24, 27)).toEqual(['Row 25', 'Row 20', 'Row 26']);
  expect(drawn).not.toHaveBeenCalled();
  await userEvent.keyboard(' {Home}{Enter}');
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['Row 0', 'Row 20']));
});

it('shows a source outside of a board as it is', () => {
  render(
    <BoardSource sourceKey="7" name="Plank">
      <p>Plank</p>
    </BoardSource>,
    { wrapper: UiProvider },
  );
  expect(screen.getByText('Plank').closest('[draggable]')).toBeNull();
});
