import type {
  makeUpMissedSessions,
  PlannedDay,
  previewMissedSessions,
  Repair,
} from '@formline/shared/contracts/scheduling/missedSessions';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type * as z from '@formline/shared/contracts/schema';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { MISSED_DAYS, type NewDay, repairMissed } from '@formline/shared/domain/scheduling/missedSessions';
import type { DatabaseHandle } from '../../../database/database';
import { staleVersion } from '../../../plugins/HttpProblem';
import { noSuchClient } from '../../people/clients/clientAccess';
import { planSourcesRepository } from '../plans/planSources.repository';
import { scheduledDaysService } from '../schedules/scheduledDays.service';
import type { ClientOfTrainer } from '../schedules/schedulesOverview.repository';
import { calendarEditsRepository } from './calendarEdits.repository';
import { movesInOrder, sourcesOf } from './editedWorkouts';
import { missedSessionsRepository } from './missedSessions.repository';
import { type EditParts, recordEdit } from './recordEdit';
import { writeSchedule } from '../schedules/writeSchedule';
import { copyOf } from './writeCopies';

type Preview = EndpointResult<typeof previewMissedSessions>;
type Requested = z.output<(typeof makeUpMissedSessions)['body']>;

interface Asked {
  readonly repair: Repair;
  /** None: all. */
  readonly ids: readonly number[];
  readonly today: string;
}

export async function previewRepair(
  db: DatabaseHandle,
  client: ClientOfTrainer,
  { repair, ids, today }: Asked,
): Promise<Preview> {
  const sessions = missedSessionsRepository(db);
  const all = await sessions.listMissed(client, { from: addDays(today, -MISSED_DAYS), today });
  const ahead = await sessions.listAhead(client, today);
  const busyDays = new Set(await sessions.listBusyDays(client, today));
  const missed = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;
  const { madeUp, moved } = repairMissed({ missed, ahead, busyDays, today }, repair);
  const names = new Map([...all, ...ahead].map(({ id, workoutName }) => [id, workoutName]));
  const named = (day: NewDay): PlannedDay => ({ ...day, workout_name: names.get(day.id) ?? '' });
  return {
    missed: all.map(({ id, date, workoutName }) => ({ id, workout_date: date, workout_name: workoutName })),
    made_up: madeUp.map(named),
    moved: moved.map(named),
  };
}

/** @throws HttpProblem when the calendar is not the previewed one any more */
export async function makeUp(
  parts: EditParts,
  clientId: number,
  { repair, made_up, moved }: Omit<Requested, 'currentDate'>,
): Promise<{ change_id: number }> {
  const { db, actor, today } = parts;
  const client = { trainerId: actor.trainerId, clientId };
  const [edited] = await recordEdit(parts, { clientId, kind: 'repair' }, async () => {
    if (!(await planSourcesRepository(db).lockClient(actor.trainerId, clientId, {}))) throw noSuchClient();
    const ids = made_up.map(({ id }) => id);
    const now = await previewRepair(db, client, { repair, ids, today });
    if (!isSame(now.made_up, made_up) || !isSame(now.moved, moved)) throw staleVersion();
    const days = scheduledDaysService(parts);
    for (const { id, date: oldDate, to: date } of movesInOrder(moved)) {
      await days.move(client, id, { date, oldDate, today });
    }
    const edits = calendarEditsRepository(db);
    const sources = sourcesOf(await edits.listDays(client, ids), made_up);
    for (const schedule of await edits.listSchedules(sources.map((source) => source.scheduleId))) {
      const own = sources.filter((source) => source.scheduleId === schedule.id);
      const scheduleId = await writeSchedule(parts, client, copyOf(schedule, own));
      await missedSessionsRepository(db).nameMissed(scheduleId, own);
    }
  });
  if (!edited) throw new Error('The repair was not recorded.');
  return { change_id: edited.change_id };
}

const isSame = (now: readonly NewDay[], seen: readonly NewDay[]): boolean =>
  now.length === seen.length &&
  now.every(({ id, date, to }) => seen.some((one) => one.id === id && one.date === date && one.to === to));
