import type { Showcase } from '../showcase/showcase';
import { StepTrail } from './StepTrail';

const steps = ['Invite', 'Health', 'Goal', 'Details'];

export const showcase: Showcase = {
  of: ['StepTrail'],
  group: 'Feedback',
  about: 'Where one is among two to five steps of a dialog. No control: each step has its own buttons.',
  states: [
    { name: 'First', sample: <StepTrail label="Adding a client" steps={steps} current={0} /> },
    { name: 'On the way', sample: <StepTrail label="Adding another client" steps={steps} current={2} /> },
    {
      name: 'Long words',
      sample: (
        <StepTrail
          label="Scheduling"
          steps={['What is scheduled', 'Who it is for', 'Days and repetition']}
          current={1}
        />
      ),
    },
  ],
};
