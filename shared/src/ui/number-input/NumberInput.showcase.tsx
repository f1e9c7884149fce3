import { useState } from 'react';
import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { NumberInput } from './NumberInput';

function Example({ first, decimals }: { first: number | null; decimals?: number }) {
  const [value, setValue] = useState(first);
  return (
    <NumberInput value={value} onValueChange={setValue} placeholder="0" maxDigits={4} decimals={decimals} />
  );
}

export const showcase: Showcase = {
  of: ['NumberInput'],
  group: 'Forms',
  about: 'A number typed as text. Empty means nothing, not zero.',
  states: [
    {
      name: 'Empty',
      sample: (
        <Field label="Sets">
          <Example first={null} />
        </Field>
      ),
    },
    {
      name: 'With a fraction',
      sample: (
        <Field label="Weight" hint="In pounds">
          <Example first={62.5} decimals={2} />
        </Field>
      ),
    },
    {
      name: 'With an error',
      sample: (
        <Field label="Rounds" error="Enter a maximum of 99 Rounds">
          <Example first={120} />
        </Field>
      ),
    },
    {
      name: 'Disabled',
      sample: (
        <Field label="Sets of the last round">
          <NumberInput disabled value={3} onValueChange={() => undefined} />
        </Field>
      ),
    },
  ],
};
