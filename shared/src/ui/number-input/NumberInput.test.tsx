import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/Field';
import { UiProvider } from '../provider/UiProvider';
import { NumberInput } from './NumberInput';

const onValueChange = jest.fn();

function Example({ decimals = 0 }: { decimals?: number }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <Field label="Weight">
      <NumberInput
        value={value}
        maxDigits={4}
        decimals={decimals}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    </Field>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Weight' });

beforeEach(() => onValueChange.mockClear());

it('takes no more digits than it was told', async () => {
  render(<Example />, { wrapper: UiProvider });
  await userEvent.type(field(), '12345');
  expect(field()).toHaveValue('1234');
  expect(onValueChange).toHaveBeenLastCalledWith(1234);
});

it.each(['8-10', '7.5', '1e3'])('leaves %s as it was typed, and means no number by it', async (typed) => {
  render(<Example />, { wrapper: UiProvider });
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field()).toHaveValue(typed);
  expect(onValueChange).toHaveBeenLastCalledWith(NaN);
  await userEvent.type(field(), '{Backspace}'.repeat(typed.length - 1));
  expect(onValueChange).toHaveBeenLastCalledWith(Number(typed.at(0)));
});

it('means nothing when it is empty, and zero when it says so', async () => {
  render(<Example />, { wrapper: UiProvider });
  await userEvent.type(field(), '0');
  expect(onValueChange).toHaveBeenLastCalledWith(0);
  await userEvent.clear(field());
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(field()).toHaveValue('');
});

it('keeps a fraction as it is typed, and tidies it when one leaves', async () => {
  render(<Example decimals={2} />, { wrapper: UiProvider });
  await userEvent.type(field(), '07,50');
  expect(field()).toHaveValue('07,50');
  expect(onValueChange).toHaveBeenLastCalledWith(7.5);
  await userEvent.tab();
  expect(field()).toHaveValue('7.5');
});
