import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { Textarea } from './Textarea';

export const showcase: Showcase = {
  of: ['Textarea'],
  group: 'Forms',
  about: 'Several lines. Grows with what is written, up to a third of a screen.',
  states: [
    {
      name: 'Empty',
      sample: (
        <Field label="Notes" hint="Only you see them.">
          <Textarea placeholder="What to watch next time" />
        </Field>
      ),
    },
    {
      name: 'Filled',
      sample: (
        <Field label="Description">
          <Textarea
            defaultValue={
              'Start with both dumbbells held over the chest and lower one while the other stays up.\n\nBrace the trunk.'
            }
          />
        </Field>
      ),
    },
    {
      name: 'Error',
      sample: (
        <Field label="Reason" error="Say in a few words why">
          <Textarea />
        </Field>
      ),
    },
  ],
};
