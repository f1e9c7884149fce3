import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../ui/core';
import { BodyMapDialog } from './BodyMapDialog';
import type { BodyRegion } from './bodyRegions';

const handleSave = jest.fn();
const handleClose = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
});

const openMap = (selected: readonly BodyRegion[] = []) =>
  render(<BodyMapDialog selected={selected} onSave={handleSave} onClose={handleClose} />, {
    wrapper: UiProvider,
  });
const figure = (side: 'Front' | 'Back') => within(screen.getByRole('group', { name: side }));
const box = (name: string) =>
  within(screen.getByRole('group', { name: 'Body regions' })).getByRole('checkbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('chooses a region by a press on it, and takes it back by a second one', async () => {
  openMap();
  const chest = figure('Front').getByRole('checkbox', { name: 'Chest' });
  await userEvent.click(chest);
  expect(screen.getByText('1 Selected')).toBeInTheDocument();
  expect(chest).toBeChecked();
  expect(box('Chest')).toBeChecked();
  await userEvent.click(chest);
  expect(screen.getByText('0 Selected')).toBeInTheDocument();
  expect(box('Chest')).not.toBeChecked();
});

it('shows a region that is seen from both sides as chosen on both', async () => {
  openMap();
  await userEvent.click(box('Shoulders'));
  expect(figure('Front').getByRole('checkbox', { name: 'Shoulders' })).toBeChecked();
  expect(figure('Back').getByRole('checkbox', { name: 'Shoulders' })).toBeChecked();
});

it('is used by keyboard: arrows lead from region to region, Space and Enter choose', async () => {
  openMap();
  const [head] = figure('Back').getAllByRole('checkbox');
  head?.focus();
  expect(head).toHaveAccessibleName('Head');
  await userEvent.keyboard('{End}');
  expect(document.activeElement).not.toBe(head);
  const last = document.activeElement?.getAttribute('aria-label');
  await userEvent.keyboard(' {ArrowUp}{Enter}');
  expect(screen.getByText('2 Selected')).toBeInTheDocument();
  expect(box(last ?? '')).toBeChecked();
  await userEvent.keyboard('{Home}');
  expect(head).toHaveFocus();
});

it('begins with what was chosen, gives back what is, and closes', async () => {
  openMap(['chest', 'back']);
  expect(screen.getByText('2 Selected')).toBeInTheDocument();
  await userEvent.click(box('Chest'));
  await userEvent.click(box('Calves'));
  await save();
  expect(handleSave.mock.calls).toEqual([[['calves', 'back']]]);
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('is emptied by one press', async () => {
  openMap(['chest', 'back']);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('0 Selected')).toBeInTheDocument();
  await save();
  expect(handleSave.mock.calls).toEqual([[[]]]);
});

it('does not offer groups that are wider than one region', () => {
  openMap();
  for (const name of ['Arms', 'Legs', 'Upper Body', 'Lower Body', 'Total Body']) {
    expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  }
});
