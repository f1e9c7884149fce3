import { PersonAvatar } from '../person-avatar/PersonAvatar';
import type { Showcase } from '../showcase/showcase';
import { TabBar } from '../tab-bar/TabBar';
import { PageHeader } from './PageHeader';
import { Button } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['PageHeader'],
  group: 'Page',
  about: 'The head of a page: where am I, what is this, what can I do. Its title takes focus after a change.',
  states: [
    {
      name: 'Tabs beside a title that is the last breadcrumb',
      isWide: true,
      ground: 'page',
      sample: (
        <PageHeader
          breadcrumbs={[
            <a key="libraries" href="#page-header">
              Libraries
            </a>,
          ]}
          title="Workouts"
          isTitleBreadcrumb
          tabs={
            <TabBar aria-label="Workouts">
              <a href="#page-header" aria-current="page">
                Formline Workouts
              </a>
              <a href="#page-header">My Workouts</a>
            </TabBar>
          }
          actions={<Button variant="primary">Create</Button>}
        />
      ),
    },
    {
      name: 'With everything, and a long name',
      isWide: true,
      ground: 'page',
      sample: (
        <PageHeader
          breadcrumbs={[
            <a key="clients" href="#page-header">
              My Clients
            </a>,
            'Dashboard',
          ]}
          media={<PersonAvatar name="Maximiliana Wolfeschlegelsteinhausen" size="lg" />}
          title="Maximiliana Wolfeschlegelsteinhausen"
          subtitle="Improve Athletic Performance"
          actions={
            <>
              <Button>View calendar</Button>
              <Button variant="primary">Schedule Workout</Button>
            </>
          }
        />
      ),
    },
  ],
};
