import {
  type CalendarChange,
  editCalendar,
  listCalendarChanges,
  redoCalendarChange,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import {
  makeUpMissedSessions,
  previewMissedSessions,
} from '@formline/shared/contracts/scheduling/missedSessions';
import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../../../plugins/HttpProblem';
import type { ModuleContext } from '../../context';
import { ownClientPolicy } from '../../people/clients/clientAccess';
import { trainersToday } from '../../people/clients/trainersToday';
import { fullName } from '../../people/users/users.presenter';
import { schedulingTexts } from '../scheduling.texts';
import { calendarChangesService, listChanges } from '../calendarChanges/calendarChanges.service';
import { calendarEditsService } from './calendarEdits.service';
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
      const edits = calendarEditsService({ db, clock, actor, today });
      if (body.mode === 'copy') return edits.copy(clientId, body.workouts, body.client_ids ?? [clientId]);
      if (body.client_ids) throw invalidInput(schedulingTexts.changes.copiesOnly);
      return edits[body.mode](clientId, body.workouts);
    },
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
      makeUp({ db, clock, actor }, clientId, { ...request, today: trainersToday(currentDate, clock) }),
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

type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

const presentChange = (change: ChangeRow): CalendarChange => ({
  id: change.id,
  kind: change.kind,
  workout_name: change.workoutName,
  workout_count: change.workoutCount,
  first_date: change.firstDate,
  changed_by: { id: change.changedBy, full_name: fullName(change) },
  changed_at: change.createdAt.toISOString(),
  undone_at: change.undoneAt?.toISOString() ?? null,
});
