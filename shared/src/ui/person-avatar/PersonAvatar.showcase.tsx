import type { Showcase } from '../showcase/showcase';
import { PersonAvatar } from './PersonAvatar';

const people = [
  'Amelia Hart',
  'Ben Okafor',
  'Charlotte Reyes',
  'Daniel Novak',
  'Frank Delaney',
  'Katja Winter',
  'Olivia Chen',
  'Quinn Harper',
];
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Crect width='10' height='10' fill='%2394a3b8'/%3E%3Ccircle cx='5' cy='4' r='2' fill='%23f8fafc'/%3E%3Cpath d='M1 10a4 4 0 0 1 8 0' fill='%23f8fafc'/%3E%3C/svg%3E";

export const showcase: Showcase = {
  of: ['PersonAvatar'],
  group: 'Content',
  about: 'The picture of a person or club; initials on a colour of their own while there is none.',
  states: [
    {
      name: 'Each name its colour',
      isWide: true,
      sample: people.map((name) => <PersonAvatar key={name} name={name} label={name} />),
    },
    {
      name: 'Sizes',
      sample: (
        <>
          <PersonAvatar name="Elena Petrova" size="sm" />
          <PersonAvatar name="Elena Petrova" />
          <PersonAvatar name="Elena Petrova" size="lg" />
        </>
      ),
    },
    { name: 'With a picture', sample: <PersonAvatar name="Elena Petrova" imageUrl={picture} size="lg" /> },
    {
      name: 'The picture fails',
      sample: <PersonAvatar name="Elena Petrova" imageUrl="data:image/png,nothing" size="lg" />,
    },
  ],
};
