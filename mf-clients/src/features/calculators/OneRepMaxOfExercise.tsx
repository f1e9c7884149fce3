import type { Client } from '@formline/shared/contracts/people/users';
import { listExerciseSessions } from '@formline/shared/contracts/records/loggedWorkouts';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { recentBestSet } from '@formline/shared/domain/training/exerciseHistory';
import { queryOf, useQuery } from '@formline/shared/query';
import { useMemo, useState } from 'react';
import { LazyCalculatorDialog } from './LazyCalculatorDialog';

interface OneRepMaxOfExerciseProps {
  readonly client: Client;
  readonly exerciseId: number;
  readonly onClose: () => void;
}

/** Without a set that can be estimated, or when the history fails to load, the calculator opens empty. */
export function OneRepMaxOfExercise({ client, exerciseId, onClose }: OneRepMaxOfExerciseProps) {
  const [today] = useState(() => localCalendarDate(new Date()));
  const history = useQuery(queryOf(listExerciseSessions, { params: { id: client.id, exerciseId } }));
  const bestSet = useMemo(() => {
    const best = recentBestSet(history.data ?? [], today);
    return best ? { reps: best.reps, weightPounds: best.weight } : undefined;
  }, [history.data, today]);
  if (history.isPending) return null;
  return <LazyCalculatorDialog kind="oneRepMax" person={client} bestSet={bestSet} onClose={onClose} />;
}
