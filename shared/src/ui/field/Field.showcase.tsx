import type { Showcase } from '../showcase/showcase';
import { Field } from './Field';
import { Link, TextInput } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Field'],
  group: 'Forms',
  about: 'Ties a control to its label, its hint and its error. The error is said when it appears.',
  states: [
    {
      name: 'With a hint',
      sample: (
        <Field label="Phone" hint="Digits only, at most 10.">
          <TextInput inputMode="numeric" />
        </Field>
      ),
    },
    {
      name: 'Error',
      sample: (
        <Field label="Email" error="Enter a valid email address">
          <TextInput defaultValue="elena@" />
        </Field>
      ),
    },
    {
      name: 'With a link at its label',
      sample: (
        <Field label="Access code" labelEnd={<Link href="#field">Send it again</Link>}>
          <TextInput />
        </Field>
      ),
    },
    {
      name: 'Long texts',
      sample: (
        <Field
          label="Name of the program as your clients are going to see it in their calendars"
          error="A program of that name is in your library already. Choose another name or open the one that is there."
        >
          <TextInput defaultValue="Push, Pull, Legs for the whole of the season" />
        </Field>
      ),
    },
  ],
};
