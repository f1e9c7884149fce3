import type { Showcase } from '../showcase/showcase';
import { InlineNotice } from './InlineNotice';
import { Button } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['InlineNotice'],
  group: 'Feedback',
  about: 'What a person should know where they are: in a form, above a list, in a dialog.',
  states: [
    {
      name: 'Info',
      isWide: true,
      sample: <InlineNotice>Clients see a change when they open the app next.</InlineNotice>,
    },
    {
      name: 'Success',
      isWide: true,
      sample: <InlineNotice tone="success">Your password is changed.</InlineNotice>,
    },
    {
      name: 'Warning, with title and action',
      isWide: true,
      sample: (
        <InlineNotice
          tone="warning"
          title="Two workouts on one day"
          action={<Button size="sm">Show the day</Button>}
        >
          Elena Petrova already trains on Saturday.
        </InlineNotice>
      ),
    },
    {
      name: 'Error',
      isWide: true,
      sample: <InlineNotice tone="error">The picture is larger than 10 MB.</InlineNotice>,
    },
  ],
};
