import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { PasswordInput } from './PasswordInput';

export const showcase: Showcase = {
  of: ['PasswordInput'],
  group: 'Forms',
  about: 'A password, which can be made readable. Pasting and password managers work.',
  states: [
    {
      name: 'Filled',
      sample: (
        <Field label="Password">
          <PasswordInput defaultValue="correct horse" />
        </Field>
      ),
    },
    {
      name: 'Error',
      sample: (
        <Field label="Confirm Password" error="The passwords entered do not match">
          <PasswordInput defaultValue="correct house" />
        </Field>
      ),
    },
    {
      name: 'Disabled',
      sample: (
        <Field label="Old password">
          <PasswordInput disabled />
        </Field>
      ),
    },
  ],
};
