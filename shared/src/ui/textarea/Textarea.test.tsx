import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../field/Field';
import { UiProvider } from '../provider/UiProvider';
import { Textarea } from './Textarea';

it('takes several lines under the name of its field', async () => {
  render(
    <Field label="Notes" hint="Only you see them.">
      <Textarea />
    </Field>,
    { wrapper: UiProvider },
  );
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await userEvent.type(notes, 'Left knee{Enter}Right hip');
  expect(notes).toHaveValue('Left knee\nRight hip');
  expect(notes).toHaveAccessibleDescription('Only you see them.');
});
