import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { BoardList } from './BoardList';
import { SortableBoard } from './SortableBoard';
import { SortableHandle } from './SortableHandle';

const names = ['Leg Day', 'Push Day', 'Pull Day'];
const nameOf = (name: string) => name;
const drawRow = (name: string) => (
  <>
    <SortableHandle />
    {name}
  </>
);

it('moves what stands side by side with the arrows that point along it', async () => {
  const handleMove = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <SortableBoard onMove={handleMove}>
      <BoardList id="days" name="Days" axis="across" items={names} itemKey={nameOf} itemName={nameOf}>
        {drawRow}
      </BoardList>
    </SortableBoard>,
    { wrapper: UiProvider },
  );
  screen.getByRole('button', { name: 'Reorder Leg Day' }).focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowLeft} ');
  expect(handleMove).toHaveBeenCalledWith(
    expect.objectContaining({ key: 'Leg Day', to: { listId: 'days', index: 1 } }),
  );
});
