import type { CalendarEditResult } from '@formline/shared/contracts/scheduling/calendarChanges';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import type { TrainerActor } from '../../../plugins/actor';
import { invalidInput } from '../../../plugins/HttpProblem';
import { recordChange, type RecordedChange } from '../calendarChanges/recordChange';
import { schedulingTexts } from '../scheduling.texts';

export interface EditParts {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly actor: Pick<TrainerActor, 'trainerId' | 'userId'>;
  readonly today: string;
}

type Edited = CalendarEditResult['edited'];

/** @throws HttpProblem when nothing has changed */
export async function recordEdit(
  parts: EditParts,
  change: RecordedChange,
  work: () => Promise<void>,
): Promise<Edited> {
  const calendar = 'groupId' in change ? { group_id: change.groupId } : { client_id: change.clientId };
  const { made } = await recordChange(parts, change, work);
  if (made.change_id === undefined) throw invalidInput(schedulingTexts.changes.nothingChanges);
  return [{ ...calendar, change_id: made.change_id }];
}
