import { useState } from 'react';
import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { ClockInput } from './ClockInput';

function Example({ first }: { first: number | null }) {
  const [seconds, setSeconds] = useState(first);
  return <ClockInput value={seconds} onValueChange={setSeconds} />;
}

export const showcase: Showcase = {
  of: ['ClockInput'],
  group: 'Forms',
  about: 'Minutes and seconds: digits fill up from the right, and what is no time stays as it was typed.',
  states: [
    {
      name: 'Empty',
      sample: (
        <Field label="Rest period">
          <Example first={null} />
        </Field>
      ),
    },
    {
      name: 'Filled',
      sample: (
        <Field label="Duration">
          <Example first={90} />
        </Field>
      ),
    },
    {
      name: 'With an error',
      sample: (
        <Field label="Rest between rounds" error="Enter a rest period">
          <Example first={0} />
        </Field>
      ),
    },
    {
      name: 'Disabled',
      sample: (
        <Field label="Rest of the last round">
          <ClockInput disabled value={45} onValueChange={() => undefined} />
        </Field>
      ),
    },
  ],
};
