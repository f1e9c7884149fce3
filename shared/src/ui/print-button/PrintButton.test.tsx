import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { PrintButton } from './PrintButton';

const show = (...names: readonly string[]) =>
  render(
    names.map((name) => (
      <PrintButton key={name} label={`Print ${name}`} title={name}>
        <h1>{name}</h1>
      </PrintButton>
    )),
    { wrapper: UiProvider },
  );
const fire = (event: 'beforeprint' | 'afterprint') =>
  act(() => {
    window.dispatchEvent(new Event(event));
  });
const printed = () =>
  screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  document.title = 'Workouts';
  jest.spyOn(window, 'print').mockImplementation(() => fire('beforeprint'));
});

it('puts its children into the page while the browser prints, and names the document after it', () => {
  show('Leg Day');
  expect(printed()).toEqual([]);
  fire('beforeprint');
  expect(printed()).toEqual(['Leg Day']);
  expect(document.title).toBe('Leg Day');
  fire('afterprint');
  expect(printed()).toEqual([]);
  expect(document.title).toBe('Workouts');
});

it('prints what was shown last, or what belongs to the button that is pressed', async () => {
  const { rerender } = show('Program', 'Workout');
  fire('beforeprint');
  expect(printed()).toEqual(['Workout']);
  fire('afterprint');
  await userEvent.click(screen.getByRole('button', { name: 'Print Program' }));
  expect(printed()).toEqual(['Program']);
  fire('afterprint');
  fire('beforeprint');
  expect(printed()).toEqual(['Workout']);
  fire('afterprint');
  rerender(<p>Closed</p>);
  fire('beforeprint');
  expect(printed()).toEqual([]);
});
