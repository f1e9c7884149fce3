import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/Field';
import { UiProvider } from '../provider/UiProvider';
import { DatePicker } from './DatePicker';

function StartDate({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <Field label="Start Date">
      <DatePicker text={text} onTextChange={setText} today="2026-11-21" earliest="2026-11-21" />
    </Field>
  );
}

const show = (start = '') => render(<StartDate start={start} />, { wrapper: UiProvider });
const field = () => screen.getByRole('textbox', { name: 'Start Date' });
const opener = () => screen.getByRole('button', { name: 'Choose a date' });
const day = (name: string) => screen.findByRole('gridcell', { name });

it('writes a typed date out when one goes on, and leaves what is none', async () => {
  show();
  await userEvent.type(field(), '3/5/28');
  await userEvent.tab();
  expect(field()).toHaveValue('03/05/2028');
  await userEvent.clear(field());
  await userEvent.type(field(), '2/30/28');
  await userEvent.tab();
  expect(field()).toHaveValue('2/30/28');
});

it('takes a day of the calendar, and gives focus back', async () => {
  show();
  await userEvent.click(opener());
  expect(await day('Saturday, November 21, 2026')).toHaveAttribute('aria-current', 'date');
  await userEvent.click(await day('Monday, November 30, 2026'));
  expect(field()).toHaveValue('11/30/2026');
  await waitFor(() => expect(opener()).toHaveFocus());
});

it('is moved through by keys, into other months too', async () => {
  show('12/31/2026');
  await userEvent.click(opener());
  await waitFor(async () => expect(await day('Thursday, December 31, 2026')).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  expect(await day('Friday, January 1, 2027')).toHaveFocus();
  await userEvent.keyboard('{PageDown}{End}{Enter}');
  expect(field()).toHaveValue('02/06/2027');
});

it('offers no day before the first one', async () => {
  show('11/25/2026');
  await userEvent.click(opener());
  await userEvent.click(await day('Friday, November 20, 2026'));
  expect(field()).toHaveValue('11/25/2026');
});
