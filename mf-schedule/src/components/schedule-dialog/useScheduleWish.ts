import { useMemo, useState } from 'react';
import { schedulePreview } from './schedulePreview';
import { scheduleProblems } from './scheduleProblems';
import { openingWish, type OpeningInput, ruleOf } from './scheduleWish';

/** What is entered in the dialog, what is wrong with it, and the days it makes. */
export function useScheduleWish(opening: OpeningInput) {
  const { today } = opening;
  const [wish, setWish] = useState(() => openingWish(opening));
  // As they were when it opened: a page that is drawn anew behind the dialog changes nothing in it.
  const [workouts] = useState(opening.workouts);
  const rule = useMemo(() => ruleOf(wish, workouts), [wish, workouts]);
  const problems = useMemo(
    () => scheduleProblems({ wish, workouts, rule, today }),
    [wish, workouts, rule, today],
  );
  const preview = useMemo(() => rule && schedulePreview(rule), [rule]);
  return { wish, setWish, workouts, rule, problems, preview };
}
