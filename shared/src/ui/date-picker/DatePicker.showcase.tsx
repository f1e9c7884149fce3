import { useState } from 'react';
import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { DatePicker } from './DatePicker';

function Example({ label, error, start = '' }: { label: string; error?: string; start?: string }) {
  const [text, setText] = useState(start);
  return (
    <Field label={label} error={error}>
      <DatePicker text={text} onTextChange={setText} today="2026-11-21" earliest="2026-11-21" />
    </Field>
  );
}

export const showcase: Showcase = {
  of: ['DatePicker'],
  group: 'Forms',
  about: 'A day near today: typed, or chosen from a calendar.',
  states: [
    { name: 'Empty', sample: <Example label="Start Date" /> },
    { name: 'Filled', sample: <Example label="End Date" start="12/21/2026" /> },
    {
      name: 'Error',
      sample: (
        <Example
          label="Start Date of the program"
          start="11/02/2026"
          error="Start Date should not be set in the past"
        />
      ),
    },
  ],
};
