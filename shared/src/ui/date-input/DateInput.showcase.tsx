import { useState } from 'react';
import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { DateInput } from './DateInput';

function Example({ label, error, start = '' }: { label: string; error?: string; start?: string }) {
  const [text, setText] = useState(start);
  return (
    <Field label={label} error={error}>
      <DateInput text={text} onTextChange={setText} today="2026-11-21" />
    </Field>
  );
}

export const showcase: Showcase = {
  of: ['DateInput'],
  group: 'Forms',
  about: 'A past day, such as a birthday: typed in any usual way, shown in full.',
  states: [
    { name: 'Empty', sample: <Example label="Birthday" /> },
    { name: 'Filled', sample: <Example label="Birthday of the client" start="March 05, 1988" /> },
    {
      name: 'Error',
      sample: <Example label="Wrong birthday" start="soon" error="Enter a date such as March 05, 1988" />,
    },
  ],
};
