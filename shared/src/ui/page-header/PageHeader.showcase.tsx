import { Button } from '../button/Button';
import { PersonAvatar } from '../person-avatar/PersonAvatar';
import type { Showcase } from '../showcase/showcase';
import { PageHeader } from './PageHeader';

export const showcase: Showcase = {
  of: ['PageHeader'],
  group: 'Page',
  about: 'The head of a page: where am I, what is this, what can I do. Its title takes focus after a change.',
  states: [
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
