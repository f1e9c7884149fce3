import type { Showcase } from '../showcase/showcase';
import { FieldGroup } from './FieldGroup';
import { TextInput } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['FieldGroup'],
  group: 'Forms',
  about: 'One entry in several controls. Each control names itself.',
  states: [
    {
      name: 'Two parts',
      sample: (
        <FieldGroup label="Height" hint="Without shoes.">
          <TextInput aria-label="Feet" defaultValue="5" />
          <TextInput aria-label="Inches" defaultValue="6" />
        </FieldGroup>
      ),
    },
    {
      name: 'Error',
      sample: (
        <FieldGroup label="Size" error="Enter a height up to 10 feet">
          <TextInput aria-label="Feet of the size" aria-invalid defaultValue="55" />
          <TextInput aria-label="Inches of the size" defaultValue="0" />
        </FieldGroup>
      ),
    },
  ],
};
