import { useState } from 'react';
import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { Combobox } from './Combobox';

const countries = [
  { value: 'AU', label: 'Australia', note: '+61' },
  { value: 'BO', label: 'Bolivia (Plurinational State of) and everything that belongs to it', note: '+591' },
  { value: 'CA', label: 'Canada', note: '+1' },
  { value: 'FR', label: 'France', note: '+33' },
  { value: 'GB', label: 'United Kingdom', note: '+44' },
  { value: 'US', label: 'United States', note: '+1' },
];

function Example({ label, error, start = 'US' }: { label: string; error?: string; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label={label} error={error}>
      <Combobox options={countries} value={value} onChange={setValue} placeholder="Search countries" />
    </Field>
  );
}

export const showcase: Showcase = {
  of: ['Combobox'],
  group: 'Forms',
  about: 'One of very many: typing narrows the list. Below twenty choices take a select.',
  states: [
    { name: 'Chosen', sample: <Example label="Country to search" /> },
    { name: 'Nothing chosen', sample: <Example label="Country of the number" start="" /> },
    { name: 'Long text', sample: <Example label="Country with a long name" start="BO" /> },
    { name: 'Error', sample: <Example label="Country that is missing" start="" error="Choose a country" /> },
  ],
};
