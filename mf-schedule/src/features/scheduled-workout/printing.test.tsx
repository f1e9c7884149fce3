import { screen, within } from '@testing-library/react';
import { stopAtFriday } from '../../testing/clock';
import { buildGroup, buildGroupWorkout } from '../../testing/builders';
import { openWorkout, runners } from '../../testing/openWorkout';

beforeEach(() => stopAtFriday());
afterEach(() => jest.useRealTimers());

it('is printed with the name of the client and its day', async () => {
  const { user } = await openWorkout();
  jest.spyOn(window, 'print').mockImplementation(() => void dispatchEvent(new Event('beforeprint')));
  await user.click(await screen.findByRole('button', { name: 'Print workout' }));
  const printed = within(screen.getByRole('article', { hidden: true }));
  expect(printed.getByText('Ava Stone')).toBeInTheDocument();
  expect(printed.getByText('Friday, November 20, 2026')).toBeInTheDocument();
  expect(printed.getByText('Hip Circle')).toBeInTheDocument();
});

it('is printed with the title of the group', async () => {
  const { user } = await openWorkout({ owner: runners, workout: buildGroupWorkout() });
  jest.spyOn(window, 'print').mockImplementation(() => void dispatchEvent(new Event('beforeprint')));
  await user.click(await screen.findByRole('button', { name: 'Print workout' }));
  const printed = within(screen.getByRole('article', { hidden: true }));
  expect(printed.getByText(buildGroup().title)).toBeInTheDocument();
});
