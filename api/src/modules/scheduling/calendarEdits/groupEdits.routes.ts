import {
  editGroupCalendar,
  listGroupCalendarChanges,
  redoGroupCalendarChange,
  undoGroupCalendarChange,
} from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { trainersToday } from '../../people/clients/trainersToday';
import { calendarChangesService, listChanges } from '../calendarChanges/calendarChanges.service';
import { groupMembersPolicy, ownGroupPolicy } from '../clientGroups/clientGroups.policy';
import { presentChange } from './calendarEdits.presenter';
import { targetsOf } from './writeCopies';
import { groupEditsService } from './groupEdits.service';

export async function groupEditsRoutes(
  app: FastifyInstance,
  { db: readDb, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const ownGroup = ownGroupPolicy(readDb);
  const members = groupMembersPolicy({ db: readDb, clock });
  const policy = async (call: Parameters<typeof members>[0]): Promise<void> => {
    await ownGroup({ ...call, query: {} });
    await members(call);
  };

  registerEndpoint(app, editGroupCalendar, {
    policy,
    handle: async ({ actor, params: { id: groupId }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const edits = groupEditsService({ db, clock, actor, today }, groupId);
      const { mode, workouts } = body;
      const targets = targetsOf(body, { groupIds: [groupId] });
      return mode === 'copy' ? edits.copy(workouts, targets) : edits[mode](workouts);
    },
  });

  registerEndpoint(app, listGroupCalendarChanges, {
    policy: (call) => ownGroup({ ...call, query: {} }),
    handle: async ({ actor: { trainerId }, params: { id: groupId } }) =>
      (await listChanges(readDb, { trainerId, groupId })).map(presentChange),
  });

  for (const [endpoint, to] of [
    [undoGroupCalendarChange, 'before'],
    [redoGroupCalendarChange, 'after'],
  ] as const) {
    registerEndpoint(app, endpoint, {
      policy,
      handle: async ({ actor: { trainerId }, params: { id: groupId, changeId }, body, db }) => {
        const today = trainersToday(body.currentDate, clock);
        const turn = { changeId, to, today };
        return presentChange(await calendarChangesService({ db, clock }).turn({ trainerId, groupId }, turn));
      },
    });
  }
}
