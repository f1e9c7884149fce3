import { previewCopies } from '@formline/shared/contracts/scheduling/calendarChanges';
import { failureMessage } from '@formline/shared/api-client';
import { keepPreviousData, queryOf, useQuery } from '@formline/shared/query';
import { isOwner, type OwnerKey } from '../calendar-owner/calendarOwner';
import { calendarEditTexts } from './calendarEdit.texts';
import type { PlannedLine } from './plannedEdit';
import { ownerOf } from './useEditForm';

const texts = calendarEditTexts.dialog;

/** What the copies meet on each of these calendars, in words; undefined where there is nothing to say. */
export function useCopyPreview(
  targets: readonly OwnerKey[],
  lines: readonly PlannedLine[],
): (target: OwnerKey) => string | undefined {
  const idsOf = (kind: OwnerKey['kind']) => targets.flatMap((one) => (one.kind === kind ? one.id : []));
  const [clientIds, groupIds] = [idsOf('client'), idsOf('group')];
  const copies = lines.flatMap(({ to, workout }) =>
    to === null ? [] : { date: to, workout_name: workout.workout_name },
  );
  const body = {
    copies,
    ...(clientIds.length > 0 && { client_ids: clientIds }),
    ...(groupIds.length > 0 && { group_ids: groupIds }),
  };
  const { data, error } = useQuery({
    ...queryOf(previewCopies, { body }),
    enabled: targets.length > 0 && copies.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (target) => {
    if (!targets.some((one) => isOwner(one, target))) return undefined;
    if (error) return failureMessage(error, texts.notPreviewed);
    const found = data?.find((calendar) => {
      const owner = ownerOf(calendar);
      return owner !== null && isOwner(owner, target);
    });
    if (!found) return undefined;
    if (found.problem !== null) return texts.getsNothing(found.problem);
    return found.present.length === 0 ? undefined : texts.presentOn(found.present);
  };
}
