import type { CalendarChange, editCalendar } from '@formline/shared/contracts/scheduling/calendarChanges';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import type { TrainerActor } from '../../../plugins/actor';
import { invalidInput } from '../../../plugins/HttpProblem';
import { recordChange } from '../calendarChanges/recordChange';
import { schedulingTexts } from '../scheduling.texts';

interface Parts {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly actor: Pick<TrainerActor, 'trainerId' | 'userId'>;
}

type Edited = EndpointResult<typeof editCalendar>['edited'];

/** @throws HttpProblem when nothing has changed */
export async function recordEdit(
  parts: Parts,
  { clientId, kind }: { readonly clientId: number; readonly kind: CalendarChange['kind'] },
  work: () => Promise<void>,
): Promise<Edited> {
  const edited: Edited = [];
  const onChange = (changeId: number) => void edited.push({ client_id: clientId, change_id: changeId });
  await recordChange(parts, { clientId, kind, onChange }, work);
  if (edited.length === 0) throw invalidInput(schedulingTexts.changes.nothingChanges);
  return edited;
}
