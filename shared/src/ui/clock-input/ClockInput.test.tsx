import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/Field';
import { UiProvider } from '../provider/UiProvider';
import { ClockInput } from './ClockInput';

const onValueChange = jest.fn();

function Example({ first }: { first: number | null }) {
  const [seconds, setSeconds] = useState(first);
  return (
    <>
      <Field label="Rest">
        <ClockInput
          value={seconds}
          onValueChange={(next) => {
            onValueChange(next);
            setSeconds(next);
          }}
        />
      </Field>
      <button onClick={() => setSeconds(45)}>Undo</button>
      <button onClick={() => setSeconds(NaN)}>Redo</button>
    </>
  );
}

const show = (first: number | null = null) => render(<Example first={first} />, { wrapper: UiProvider });
const field = () => screen.getByRole('textbox', { name: 'Rest' });

beforeEach(() => onValueChange.mockClear());

it('puts digits into minutes and seconds while they are typed', async () => {
  show();
  expect(field()).toHaveAttribute('placeholder', '00:00');
  await userEvent.type(field(), '130');
  expect(field()).toHaveValue('01:30');
  expect(onValueChange.mock.calls).toEqual([[1], [13], [90]]);
});

it.each(['01:75', '00:90', '100:00', 'abc'])(
  'leaves %s as it was typed and means no time by it',
  async (typed) => {
    show();
    await userEvent.type(field(), typed);
    await userEvent.tab();
    expect(field()).toHaveValue(typed);
    expect(onValueChange).toHaveBeenLastCalledWith(NaN);
  },
);

it('shows what was typed again when its owner goes back to it', async () => {
  show();
  await userEvent.type(field(), '0175');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field()).toHaveValue('00:45');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(field()).toHaveValue('01:75');
});

it('is emptied by deleting, which means no time', async () => {
  show(75);
  expect(field()).toHaveValue('01:15');
  await userEvent.type(field(), '{Backspace>3/}');
  expect(field()).toHaveValue('');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

it('shows what its owner puts there while one types', async () => {
  show();
  await userEvent.type(field(), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field()).toHaveValue('00:45');
});
