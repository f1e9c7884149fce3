import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { readClient } from '@formline/shared/contracts/people/users';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { schedulingPageTexts } from './components/scheduling-page/schedulingPage.texts';
import { schedulingTabs } from './components/calendar-owner/schedulingPaths';

const dashboards = {
  client: `${CLIENTS_PATH}/:client/dashboard`,
  group: `${GROUPS_PATH}/:groupId/dashboard`,
} as const;

const toOwnTab = (path: string, tab: string) => ({ from: `${path}/*`, to: `${path}/${tab}` });

const tabRoutes = (
  flow: keyof typeof schedulingTabs,
  expose: string,
  title: string,
): RemoteManifest['routes'] =>
  Object.values(dashboards).flatMap((dashboard) =>
    Object.values(schedulingTabs[flow]).map((tab) => ({
      path: `${dashboard}/calendar/schedule-${flow}/${tab}`,
      expose,
      title,
      access: 'trainer' as const,
    })),
  );

const exercisesRoutes = Object.values(dashboards).flatMap((dashboard) =>
  ['', '-next', '-schedule'].map((screen) => ({
    path: `${dashboard}/calendar/schedule-exercises${screen}`,
    expose: './AssignExercisesRoute',
    title: 'Assign Exercises',
    access: 'trainer' as const,
  })),
);

const customizeScreens = [
  { kind: 'customize-program', expose: './CustomizeProgramRoute' },
  { kind: 'customize-workout', expose: './CustomizeWorkoutRoute' },
] as const;

const customizeRoutes = Object.values(dashboards).flatMap((dashboard) =>
  customizeScreens.map(({ kind, expose }) => ({
    path: `${dashboard}/calendar/${kind}`,
    expose,
    title: schedulingPageTexts.names[kind],
    access: 'trainer' as const,
  })),
);

export const manifest: RemoteManifest = {
  name: 'mf-schedule',
  owner: { team: '@formline/schedule', contact: 'schedule@formline.example' },
  contractVersion: CONTRACT_VERSION,
  routes: [
    ...tabRoutes('programs', './AssignProgramRoute', schedulingPageTexts.names['schedule-programs']),
    ...tabRoutes('workouts', './AssignWorkoutRoute', schedulingPageTexts.names['schedule-workouts']),
    {
      path: `${dashboards.client}/calendar`,
      expose: './ClientCalendarRoute',
      title: 'Calendar',
      access: 'trainer',
      reads: [
        `${listMonthWorkouts.path.replace(':id', ':clientId')}?month=:month&year=:year`,
        readClient.path.replace(':id', ':clientId'),
      ],
    },
    {
      path: `${dashboards.client}/calendar/log-workout`,
      expose: './LogWorkoutRoute',
      title: schedulingPageTexts.names['log-workout'],
      access: 'trainer',
    },
    ...exercisesRoutes,
    ...customizeRoutes,
  ],
  redirects: [
    ...Object.values(dashboards).flatMap((dashboard) => [
      toOwnTab(`${dashboard}/calendar/schedule-programs`, schedulingTabs.programs.own),
      toOwnTab(`${dashboard}/calendar/schedule-workouts`, schedulingTabs.workouts.own),
    ]),
    { from: `${dashboards.group}/calendar`, to: dashboards.group },
  ],
  tabs: [],
  slots: [
    { slot: 'client-dashboard:schedule', expose: './ScheduleCardSlot' },
    { slot: 'group-dashboard:calendar', expose: './GroupCalendarSlot' },
  ],
  smoke: [
    { path: `${dashboards.client}/calendar`, from: CLIENTS_PATH, shows: 'Calendar' },
    {
      path: `${dashboards.group}/calendar/schedule-exercises`,
      from: GROUPS_PATH,
      shows: 'Assign Exercises',
    },
  ],
};
