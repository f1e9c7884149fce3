import {
  editCalendar,
  listCalendarChanges,
  previewCopies,
  redoCalendarChange,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import {
  makeUpMissedSessions,
  previewMissedSessions,
} from '@formline/shared/contracts/scheduling/missedSessions';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { ownClientPolicy } from '../../people/clients/clientAccess';
import { trainersToday } from '../../people/clients/trainersToday';
import { calendarChangesService, listChanges } from '../calendarChanges/calendarChanges.service';
import { calendarEditsService } from './calendarEdits.service';
import { presentChange } from './calendarEdits.presenter';
import { previewCopiesFor } from './copyPreview.service';
import { targetsOf } from './writeCopies';
import { makeUp, previewRepair } from './missedSessions.service';

export async function calendarEditsRoutes(
  app: FastifyInstance,
  { db: readDb, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = ownClientPolicy({ db: readDb, clock });

  registerEndpoint(app, editCalendar, {
    policy,
    handle: async ({ actor, params: { id: clientId }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const edits = calendarEditsService({ db, clock, actor, today }, clientId);
      const { mode, workouts } = body;
      const targets = targetsOf(body, { clientIds: [clientId] });
      return mode === 'copy' ? edits.copy(workouts, targets) : edits[mode](workouts);
    },
  });

  registerEndpoint(app, previewCopies, {
    handle: async ({ actor: { trainerId }, body: { copies, client_ids = [], group_ids = [] } }) =>
      previewCopiesFor({ db: readDb, clock, trainerId }, copies, {
        clientIds: client_ids,
        groupIds: group_ids,
      }),
  });

  registerEndpoint(app, listCalendarChanges, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId } }) =>
      (await listChanges(readDb, { trainerId, clientId })).map(presentChange),
  });

  registerEndpoint(app, previewMissedSessions, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { currentDate, ...asked } }) =>
      previewRepair(readDb, { trainerId, clientId }, { ...asked, today: trainersToday(currentDate, clock) }),
  });

  registerEndpoint(app, makeUpMissedSessions, {
    policy,
    handle: async ({ actor, params: { id: clientId }, body: { currentDate, ...request }, db }) =>
      makeUp({ db, clock, actor, today: trainersToday(currentDate, clock) }, clientId, request),
  });

  for (const [endpoint, to] of [
    [undoCalendarChange, 'before'],
    [redoCalendarChange, 'after'],
  ] as const) {
    registerEndpoint(app, endpoint, {
      policy,
      handle: async ({ actor: { trainerId }, params: { id: clientId, changeId }, body, db }) => {
        const today = trainersToday(body.currentDate, clock);
        const turn = { changeId, to, today };
        return presentChange(await calendarChangesService({ db, clock }).turn({ trainerId, clientId }, turn));
      },
    });
  }
}
