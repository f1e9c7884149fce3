import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

type ControlProps = Omit<SegmentedControlProps<string>, 'value' | 'onChange'> & { initial: string };

function Control({ initial, ...rest }: ControlProps) {
  const [value, setValue] = useState(initial);
  return <SegmentedControl {...rest} value={value} onChange={setValue} />;
}

export const showcase: Showcase = {
  of: ['SegmentedControl'],
  group: 'Forms',
  about: 'One of two to four short words side by side: units, a view, a scheme.',
  states: [
    {
      name: 'Two',
      sample: (
        <Control
          label="Weight"
          initial="lb"
          options={[
            { value: 'lb', label: 'Pounds' },
            { value: 'kg', label: 'Kilograms' },
          ]}
        />
      ),
    },
    {
      name: 'Its label is said, not shown',
      sample: (
        <Control
          label="Part"
          isLabelHidden
          initial="calculate"
          options={[
            { value: 'calculate', label: 'Calculate' },
            { value: 'history', label: 'History' },
          ]}
        />
      ),
    },
    {
      name: 'Three, with a hint',
      sample: (
        <Control
          label="View"
          initial="month"
          hint="Remembered for this client."
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
          ]}
        />
      ),
    },
    {
      name: 'One disabled',
      sample: (
        <Control
          label="Side"
          initial="both"
          options={[
            { value: 'both', label: 'Both' },
            { value: 'left', label: 'Left', isDisabled: true },
          ]}
        />
      ),
    },
  ],
};
