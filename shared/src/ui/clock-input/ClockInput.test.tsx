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

it('makes minutes of too many seconds when one leaves', async () => {
  show();
  await userEvent.type(field(), '90');
  expect(field()).toHaveValue('00:90');
  await userEvent.tab();
  expect(field()).toHaveValue('01:30');
  expect(onValueChange).toHaveBeenLastCalledWith(90);
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
