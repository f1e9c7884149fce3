import { Field } from '../field/Field';
import type { Showcase } from '../showcase/showcase';
import { Select } from './Select';

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'BO', label: 'Bolivia (Plurinational State of) and everything that belongs to it' },
];

export const showcase: Showcase = {
  of: ['Select'],
  group: 'Forms',
  about: 'One of many, from the list that browser and phone know how to show.',
  states: [
    {
      name: 'Nothing chosen',
      sample: (
        <Field label="Country" hint="For the phone number.">
          <Select options={countries} placeholder="Choose a country" />
        </Field>
      ),
    },
    {
      name: 'Chosen',
      sample: (
        <Field label="Country of birth">
          <Select options={countries} defaultValue="CA" />
        </Field>
      ),
    },
    {
      name: 'Error',
      sample: (
        <Field label="Country of residence" error="Choose a country">
          <Select options={countries} placeholder="Choose a country" />
        </Field>
      ),
    },
    {
      name: 'Long text',
      sample: (
        <Field label="Country of the club">
          <Select options={countries} defaultValue="BO" />
        </Field>
      ),
    },
    {
      name: 'Disabled',
      sample: (
        <Field label="Country of the plan">
          <Select options={countries} disabled />
        </Field>
      ),
    },
  ],
};
