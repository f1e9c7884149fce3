import type { Client } from '@formline/shared/contracts/people/users';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { useQuery } from '@formline/shared/query';
import { useState } from 'react';
import { LazyCalculatorDialog } from './LazyCalculatorDialog';
import { bestSetsQuery } from './one-rep-max/bestSetsQuery';

interface OneRepMaxOfExerciseProps {
  readonly client: Client;
  readonly exerciseId: number;
  readonly onClose: () => void;
}

/** Without a set that can be estimated, or when the sets fail to load, the calculator opens empty. */
export function OneRepMaxOfExercise({ client, exerciseId, onClose }: OneRepMaxOfExerciseProps) {
  const [today] = useState(() => localCalendarDate(new Date()));
  const sets = useQuery(bestSetsQuery(client.id, today));
  // Not isPending: a failed query is pending again when the calculator asks once more.
  if (!sets.isFetched) return null;
  const bestSet = sets.data?.find(({ exercise_id: id }) => id === exerciseId);
  return <LazyCalculatorDialog kind="oneRepMax" person={client} bestSet={bestSet} onClose={onClose} />;
}
