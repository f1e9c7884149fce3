import type { Showcase } from '../showcase/showcase';
import { TabBar } from './TabBar';

const tabs = (
  <>
    <a href="#tab-bar" aria-current="page">
      Formline Workouts
    </a>
    <a href="#tab-bar">My Workouts</a>
    <a href="#tab-bar">Favorites</a>
  </>
);

export const showcase: Showcase = {
  of: ['TabBar'],
  group: 'Page',
  about: 'The sections of a page. Its colour says whether one works as oneself or for a club.',
  states: [
    {
      name: 'Personal profile',
      isWide: true,
      sample: (
        <TabBar aria-label="Workouts, as oneself" data-profile="personal">
          {tabs}
        </TabBar>
      ),
    },
    {
      name: 'Club profile',
      isWide: true,
      sample: (
        <TabBar aria-label="Workouts, for a club" data-profile="club">
          {tabs}
        </TabBar>
      ),
    },
  ],
};
