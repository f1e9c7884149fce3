import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { TextInput } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['TextInput'],
  group: 'Forms',
  about: 'One line of text, inside a field.',
  states: [
    {
      name: 'Empty',
      sample: (
        <Field label="Group name">
          <TextInput placeholder="Half Marathon Spring" />
        </Field>
      ),
    },
    {
      name: 'Filled',
      sample: (
        <Field label="First Name">
          <TextInput defaultValue="Elena" />
        </Field>
      ),
    },
    {
      name: 'Large, for a page with one field',
      sample: (
        <Field label="Email address">
          <TextInput size="lg" defaultValue="elena@formline.test" />
        </Field>
      ),
    },
    {
      name: 'Read only',
      sample: (
        <Field label="Client since">
          <TextInput readOnly defaultValue="11/11/25" />
        </Field>
      ),
    },
    {
      name: 'Disabled',
      sample: (
        <Field label="Country">
          <TextInput disabled defaultValue="United States" />
        </Field>
      ),
    },
  ],
};
