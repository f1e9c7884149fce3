import type { Showcase } from '../showcase/showcase';
import { StepList } from './StepList';

const steps = ['Invite', 'Health', 'Goal', 'Details'];

export const showcase: Showcase = {
  of: ['StepList'],
  group: 'Feedback',
  about: 'Where one is among two to five steps of a dialog. No control: each step has its own buttons.',
  states: [
    { name: 'First', sample: <StepList label="Adding a client" steps={steps} current={0} /> },
    { name: 'On the way', sample: <StepList label="Adding another client" steps={steps} current={2} /> },
    {
      name: 'Long words',
      sample: (
        <StepList
          label="Scheduling"
          steps={['What is scheduled', 'Who it is for', 'Days and repetition']}
          current={1}
        />
      ),
    },
  ],
};
