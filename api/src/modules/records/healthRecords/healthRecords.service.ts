import type { ActivityType } from '@formline/shared/contracts/people/activityFeed';
import { isDayOfRecord } from '@formline/shared/domain/dates/calendarDates';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { healthRecordsRepository } from './healthRecords.repository';
import { recordsTexts as texts } from '../records.texts';

/** A read of a client's records answers the newest ones up to this number: more than one a day for ten years. */
export const MOST_RECORDS = 5_000;

export interface RecordRef {
  readonly clientId: number;
  readonly actorId: number;
}

interface RecordedThing {
  readonly clientId: number;
  readonly type: ActivityType;
  readonly subject?: string;
  readonly day?: string;
  readonly count?: number;
  readonly happenedAt: Date;
}

/** Never includes the recorded values. */
export async function tellTrainers(db: DatabaseHandle, { clientId, ...thing }: RecordedThing): Promise<void> {
  const trainerIds = await healthRecordsRepository(db).listTrainerIds(clientId);
  await activityRepository(db).record(...trainerIds.map((trainerId) => ({ ...thing, trainerId, clientId })));
}

const UNDO_MS = 24 * 60 * 60_000;

/** What was deleted before can no longer be brought back. */
export const undoableSince = (clock: Clock): Date => new Date(clock.now().getTime() - UNDO_MS);

export function checkDayOfRecord(field: string, day: string, clock: Clock): void {
  if (!isDayOfRecord(day, clock.now().toISOString().slice(0, 10))) {
    throw invalidInput(texts.healthRecords.dayAhead(field));
  }
}
