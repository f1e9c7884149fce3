import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

type GroupProps = Omit<RadioGroupProps<string>, 'value' | 'onChange'> & { initial: string | null };

function Group({ initial, ...rest }: GroupProps) {
  const [value, setValue] = useState(initial);
  return <RadioGroup {...rest} value={value} onChange={setValue} />;
}

const units = [
  { value: 'in', label: 'Feet and Inches' },
  { value: 'cm', label: 'Centimeters' },
];

export const showcase: Showcase = {
  of: ['RadioGroup'],
  group: 'Forms',
  about: 'One of a few, all in sight. Two to four short words fit into a segmented control.',
  states: [
    { name: 'Chosen', sample: <Group label="Height" options={units} initial="in" /> },
    {
      name: 'Nothing chosen, with an error',
      sample: (
        <Group label="Length" options={units} initial={null} error="Choose a unit" hint="For all clients." />
      ),
    },
    {
      name: 'With descriptions',
      sample: (
        <Group
          label="Repeat"
          initial="week"
          options={[
            { value: 'week', label: 'Every week', description: 'On the same days until the program ends' },
            { value: 'once', label: 'Once', description: 'Nothing is added after the last workout' },
          ]}
        />
      ),
    },
    {
      name: 'One disabled',
      sample: (
        <Group
          label="Plan"
          initial="base"
          options={[
            { value: 'base', label: 'Base' },
            { value: 'plus', label: 'Plus', isDisabled: true },
          ]}
        />
      ),
    },
  ],
};
