import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { currentAnnouncement } from '../live-region/announcements';
import { UiProvider } from '../provider/UiProvider';
import { withMoved } from '../sortable-board/dropPosition';
import { SortableHandle } from '../sortable-board/SortableHandle';
import { SortableList } from './SortableList';
import { SortableMoves } from '../sortable-board/SortableMoves';

const onMove = jest.fn();

function Example({ isDisabled = false }: { isDisabled?: boolean }) {
  const [names, setNames] = useState<readonly string[]>(['Walk', 'Run', 'Swim']);
  return (
    <SortableList
      label="Milestones"
      items={names}
      itemKey={(name) => name}
      itemName={(name) => name}
      isDisabled={isDisabled}
      onMove={(from, to) => {
        onMove(from, to);
        setNames(withMoved(names, from, to));
      }}
    >
      {(name) => (
        <>
          <SortableHandle />
          {name}
          <SortableMoves />
        </>
      )}
    </SortableList>
  );
}

const show = (isDisabled = false) => render(<Example isDisabled={isDisabled} />, { wrapper: UiProvider });
const shown = () =>
  within(screen.getByRole('list', { name: 'Milestones' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Reorder ${name}` });
const announced = () => currentAnnouncement().text;

beforeEach(() => onMove.mockClear());

it('moves a row by keyboard: picked up, led by the arrows, dropped where it is', async () => {
  show();
  handle('Walk').focus();
  await userEvent.keyboard(' ');
  expect(handle('Walk')).toHaveAttribute('aria-pressed', 'true');
  expect(announced()).toBe('Walk, picked up at position 1 of 3');
  await userEvent.keyboard('{ArrowDown}');
  expect(announced()).toBe('Walk, moved to position 2 of 3');
  expect(shown()).toEqual(['Walk', 'Run', 'Swim']);
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}{Enter}');
  expect(announced()).toBe('Walk, dropped at position 3 of 3');
  expect(onMove.mock.calls).toEqual([[0, 2]]);
  expect(shown()).toEqual(['Run', 'Swim', 'Walk']);
  expect(handle('Walk')).toHaveFocus();
});

it('puts a row back by Escape and tells nobody', async () => {
  show();
  handle('Swim').focus();
  await userEvent.keyboard('{Enter}{Home}{ArrowUp}{Escape}');
  expect(announced()).toBe('Swim, put back to position 3 of 3');
  expect(shown()).toEqual(['Walk', 'Run', 'Swim']);
  expect(onMove).not.toHaveBeenCalled();
});

it('drops a row that is left', async () => {
  show();
  handle('Swim').focus();
  await userEvent.keyboard(' {ArrowUp}');
  await userEvent.tab();
  expect(onMove.mock.calls).toEqual([[2, 1]]);
  expect(handle('Swim')).toHaveAttribute('aria-pressed', 'false');
});

it('does not hear the arrows before a row is picked up', async () => {
  show();
  handle('Walk').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(shown()).toEqual(['Walk', 'Run', 'Swim']);
});

it('moves a row by buttons, keeps focus on them and says the place', async () => {
  show();
  const down = screen.getByRole('button', { name: 'Move Walk down' });
  await userEvent.click(down);
  expect(announced()).toBe('Walk, moved to position 2 of 3');
  expect(down).toHaveFocus();
  await userEvent.click(down);
  expect(shown()).toEqual(['Run', 'Swim', 'Walk']);
  expect(down).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(down);
  expect(onMove.mock.calls).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

it('moves nothing while it is disabled', async () => {
  show(true);
  handle('Walk').focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await userEvent.click(screen.getByRole('button', { name: 'Move Walk down' }));
  expect(onMove).not.toHaveBeenCalled();
  expect(handle('Walk')).toHaveAttribute('aria-disabled', 'true');
});

it('explains how to move a row only where one can be moved', () => {
  const { unmount } = show(true);
  expect(screen.queryByText(/arrow keys/)).not.toBeInTheDocument();
  unmount();
  show();
  expect(handle('Walk')).toHaveAccessibleDescription(/^Press Space or Enter to pick up/);
});
