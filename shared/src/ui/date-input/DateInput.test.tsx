import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/Field';
import { UiProvider } from '../provider/UiProvider';
import { DateInput } from './DateInput';

function Birthday() {
  const [text, setText] = useState('');
  return (
    <Field label="Birthday">
      <DateInput text={text} onTextChange={setText} today="2026-11-21" />
    </Field>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Birthday' });

it('writes a typed date out when one goes on', async () => {
  render(<Birthday />, { wrapper: UiProvider });
  expect(field()).toHaveAttribute('placeholder', 'MMMM DD, YYYY');
  await userEvent.type(field(), '3/5/88');
  expect(field()).toHaveValue('3/5/88');
  await userEvent.tab();
  expect(field()).toHaveValue('March 05, 1988');
});

it('leaves what is no date as it was typed', async () => {
  render(<Birthday />, { wrapper: UiProvider });
  await userEvent.type(field(), '13/45/88');
  await userEvent.tab();
  expect(field()).toHaveValue('13/45/88');
});
