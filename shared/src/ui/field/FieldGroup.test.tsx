import { render, screen } from '@testing-library/react';
import { TextInput } from '../text-input/TextInput';
import { UiProvider } from '../provider/UiProvider';
import { FieldGroup } from './FieldGroup';

it('gives its controls one name and one error', () => {
  render(
    <FieldGroup label="Height" error="Too high">
      <TextInput aria-label="Feet" />
    </FieldGroup>,
    { wrapper: UiProvider },
  );
  const group = screen.getByRole('group', { name: 'Height' });
  expect(group).toHaveAccessibleDescription('Too high');
  expect(group).toContainElement(screen.getByRole('textbox', { name: 'Feet' }));
});
