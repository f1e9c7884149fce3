import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from './clock';
import type { ApiConfig } from './config';
import { createServer } from './createServer';
import type { DatabasePool } from './database/database';
import { backgroundWork } from './mail/backgroundWork';
import { folderTransport } from './mail/folderTransport';
import type { MailTransport } from './mail/Mail';
import { openEmailOutbox } from './mail/emailOutbox';
import { smtpTransport } from './mail/smtpTransport';
import { type Media, openMedia } from './media/openMedia';
import { accountRemovalRoutes } from './modules/accounts/accountRemoval/accountRemoval.routes';
import { activityFeedRoutes } from './modules/people/activityFeed/activityFeed.routes';
import { analyticsRoutes } from './modules/platform/analytics/analytics.routes';
import { calculatorsRoutes } from './modules/records/calculators/calculators.routes';
import { cataloguesRoutes } from './modules/library/catalogues/catalogues.routes';
import { clientDataRemovalRoutes } from './modules/people/clientDataRemoval/clientDataRemoval.routes';
import { clientGroupsRoutes } from './modules/scheduling/clientGroups/clientGroups.routes';
import { clientInvitationsRoutes } from './modules/people/clientInvitations/clientInvitations.routes';
import { joiningRoutes } from './modules/people/clientInvitations/joining.routes';
import { clientReportsRoutes } from './modules/platform/clientReports/clientReports.routes';
import { activationRoutes } from './modules/people/clients/activation.routes';
import { clientProfilesRoutes, clientsRoutes } from './modules/people/clients/clients.routes';
import { clientTagsRoutes } from './modules/people/clientTags/clientTags.routes';
import { compoundRoutinesRoutes } from './modules/library/compoundRoutines/compoundRoutines.routes';
import type { ModuleContext } from './modules/context';
import { exercisesRoutes } from './modules/library/exercises/exercises.routes';
import { ownExercisesRoutes } from './modules/library/exercises/ownExercises.routes';
import { groupMembershipService } from './modules/scheduling/groupSchedules/groupMembership.service';
import { groupSchedulesRoutes } from './modules/scheduling/groupSchedules/groupSchedules.routes';
import { readLegalDocuments } from './modules/accounts/legalDocuments/legalDocuments';
import { legalDocumentsRoutes } from './modules/accounts/legalDocuments/legalDocuments.routes';
import { mediaRoutes } from './modules/library/media/media.routes';
import { ownsPicture } from './modules/library/media/namedMedia.service';
import { attentionRoutes } from './modules/overview/attention/attention.routes';
import { clientOverviewRoutes } from './modules/overview/clientOverview/clientOverview.routes';
import { loggedWorkoutsRoutes } from './modules/records/loggedWorkouts/loggedWorkouts.routes';
import { milestonesRoutes } from './modules/records/milestones/milestones.routes';
import { measurementsRoutes } from './modules/records/measurements/measurements.routes';
import { notesRoutes } from './modules/records/notes/notes.routes';
import { nutritionRoutes } from './modules/records/nutrition/nutrition.routes';
import { ohsaRoutes } from './modules/records/ohsa/ohsa.routes';
import { warmUpsRoutes } from './modules/records/warmUps/warmUps.routes';
import { operationsRoutes } from './modules/platform/operations/operations.routes';
import { passwordResetRoutes } from './modules/accounts/passwordReset/passwordReset.routes';
import { qualificationsRoutes } from './modules/people/qualifications/qualifications.routes';
import { performanceAssessmentsRoutes } from './modules/records/performanceAssessments/performanceAssessments.routes';
import { programsRoutes } from './modules/library/programs/programs.routes';
import {
  emailConfirmationRoutes,
  registrationRoutes,
} from './modules/accounts/registration/registration.routes';
import { calendarEditsRoutes } from './modules/scheduling/calendarEdits/calendarEdits.routes';
import { groupEditsRoutes } from './modules/scheduling/calendarEdits/groupEdits.routes';
import { calendarRoutes } from './modules/scheduling/calendars/calendar.routes';
import { ownCalendarRoutes } from './modules/scheduling/calendars/ownCalendar.routes';
import { scheduleChangesRoutes } from './modules/scheduling/schedules/scheduleChanges.routes';
import { scheduledDaysRoutes, schedulesRoutes } from './modules/scheduling/schedules/schedules.routes';
import { endPlansOfClient } from './modules/scheduling/schedules/planRemoval.service';
import { schedulingRoutes } from './modules/scheduling/schedules/scheduling.routes';
import { openSessionsRoutes } from './modules/accounts/tokens/openSessions.routes';
import { tokensRoutes } from './modules/accounts/tokens/tokens.routes';
import { twoStepRoutes } from './modules/accounts/twoStep/twoStep.routes';
import { profilesRoutes, usersRoutes } from './modules/people/users/users.routes';
import { workoutsRoutes } from './modules/library/workouts/workouts.routes';
import { createAuthentication } from './plugins/authentication';
import { createEndpointRegistration } from './plugins/endpoints';
import { createChangeRunner } from './plugins/idempotency';
import { createOverloadCheck } from './plugins/overload';
import type { LogTarget } from './logging/logging';
import { serveDocumentation, serveOpenApi } from './plugins/openapi';
import { createSessionLimit } from './plugins/rateLimit';
import { acceptForms } from './plugins/receiveFiles';

export interface AppOptions {
  readonly config: ApiConfig;
  readonly db: DatabasePool;
  readonly countWaiting: () => number;
  readonly clock?: Clock;
  /** Absent: the configured mail server, or else a folder. */
  readonly mail?: MailTransport;
  readonly media?: Media;
  readonly log?: LogTarget;
}

const modules = [
  tokensRoutes,
  openSessionsRoutes,
  twoStepRoutes,
  registrationRoutes,
  emailConfirmationRoutes,
  passwordResetRoutes,
  accountRemovalRoutes,
  clientDataRemovalRoutes,
  usersRoutes,
  profilesRoutes,
  clientsRoutes,
  clientProfilesRoutes,
  clientTagsRoutes,
  activationRoutes,
  clientInvitationsRoutes,
  joiningRoutes,
  activityFeedRoutes,
  milestonesRoutes,
  qualificationsRoutes,
  clientGroupsRoutes,
  schedulesRoutes,
  calendarRoutes,
  schedulingRoutes,
  calendarEditsRoutes,
  groupEditsRoutes,
  scheduleChangesRoutes,
  scheduledDaysRoutes,
  groupSchedulesRoutes,
  ownCalendarRoutes,
  exercisesRoutes,
  workoutsRoutes,
  calculatorsRoutes,
  measurementsRoutes,
  performanceAssessmentsRoutes,
  ohsaRoutes,
  warmUpsRoutes,
  notesRoutes,
  nutritionRoutes,
  loggedWorkoutsRoutes,
  ownExercisesRoutes,
  compoundRoutinesRoutes,
  programsRoutes,
  cataloguesRoutes,
  legalDocumentsRoutes,
  mediaRoutes,
  clientReportsRoutes,
  analyticsRoutes,
  operationsRoutes,
  clientOverviewRoutes,
  attentionRoutes,
];

export async function buildApp({
  config,
  db,
  countWaiting,
  clock = systemClock,
  mail = config.smtp ? smtpTransport(config.smtp) : folderTransport(config.mailFolder, clock),
  media = openMedia(config.media),
  log,
}: AppOptions): Promise<FastifyInstance> {
  const { app, countCall } = await createServer({ config, db, clock, log });
  await serveOpenApi(app);
  await acceptForms(app);
  const authenticate = createAuthentication({ db, clock });
  const refuseOverload = createOverloadCheck({ countWaiting, mostWaiting: config.mostWaitingQueries });
  const registerEndpoint = createEndpointRegistration({
    authenticate,
    db,
    runChange: createChangeRunner({ db, clock }),
    countCall,
    limitReads: createSessionLimit(clock, config.readsPerMinute),
    refuseOverload,
    work: media.work,
  });
  const behind = workBehind(app, { db, clock, transport: mail });
  const legalDocuments = await readLegalDocuments();
  const context: ModuleContext = {
    db,
    clock,
    config,
    legalDocuments,
    ...behind,
    ownsPicture,
    onClientLeaves: endPlansOfClient,
    groupPlansIn: groupMembershipService,
    media,
    authenticate,
    refuseOverload,
    registerEndpoint,
  };
  for (const routes of modules)
    await app.register(named(routes.name, async (scope) => routes(scope, context)));
  serveDocumentation(app);
  await app.ready();
  return app;
}

/** Plugins are named, because Fastify searches all loaded modules for the name of an unnamed one. */
const named = <Plugin extends object>(name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });

function workBehind(
  app: FastifyInstance,
  options: { readonly db: DatabasePool; readonly clock: Clock; readonly transport: MailTransport },
): Pick<ModuleContext, 'emailOutbox' | 'background'> {
  const emailOutbox = openEmailOutbox({ ...options, log: app.log });
  const background = backgroundWork({
    onFailure: (error) => app.log.error({ err: error }, 'background work failed'),
    onDone: () => emailOutbox.collect(),
  });
  app.decorate('settled', async () => {
    await background.settled();
    await emailOutbox.settled();
  });
  app.addHook('onResponse', async () => emailOutbox.collect());
  app.addHook('onClose', async () => {
    await background.settled();
    await emailOutbox.close();
  });
  return { emailOutbox, background };
}
