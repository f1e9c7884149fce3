import { dayState } from '@formline/shared/domain/scheduling/dayState';
import { Link as RouterLink } from '@formline/shared/routing';
import { Clock, Users } from 'lucide-react';
import { memo } from 'react';
import { GroupOrigin } from '../group-members/GroupOrigin';
import { MembersDone } from '../group-members/MembersDone';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';
import { scheduleTexts } from '../schedule/schedule.texts';
import { workoutDurationText } from '../schedule/workoutDurationText';
import { mark, small } from '../state-mark/stateMark.module.css';
import * as styles from './workoutList.module.css';

interface WorkoutItemProps {
  readonly workout: CalendarWorkout;
  readonly today: string;
  readonly groupId?: number | undefined;
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly logPathOf?: ((workout: CalendarWorkout) => string | null) | undefined;
}

export const WorkoutItem = memo(function WorkoutItem(props: WorkoutItemProps) {
  const { workout, today, groupId, onOpen, logPathOf } = props;
  const toLog = workout.is_complete ? null : (logPathOf?.(workout) ?? null);
  const state = dayState([workout], workout.workout_date, today);
  const duration = workoutDurationText(workout.total_dur_seconds);
  const category = workout.program_category_name || scheduleTexts.fallbackCategory;
  return (
    <li className={styles.workout}>
      <div>
        <button type="button" className={styles.name} onClick={() => onOpen(workout)}>
          {workout.workout_name}
        </button>
        <div className={styles.origin}>
          {workout.program_name ? `${workout.program_name} · ${category}` : category}
        </div>
      </div>
      <div className={styles.facts}>
        <span className={styles.state} data-state={state}>
          <span className={`${mark} ${small}`} data-state={state} />
          {scheduleTexts.states[state]}
        </span>
        {duration === null ? null : (
          <span className={styles.fact}>
            <Clock aria-hidden="true" />
            {duration}
          </span>
        )}
        <GroupFact workout={workout} groupId={groupId} />
        {toLog === null ? null : (
          <RouterLink
            to={toLog}
            className={styles.log}
            aria-label={scheduleTexts.logOf(workout.workout_name)}
          >
            {scheduleTexts.log}
          </RouterLink>
        )}
      </div>
    </li>
  );
});

function GroupFact({ workout, groupId }: Pick<WorkoutItemProps, 'workout' | 'groupId'>) {
  if (isOnGroupCalendar(workout)) {
    return groupId === undefined ? null : <MembersDone groupId={groupId} workout={workout} />;
  }
  if (workout.client_group_id === null) return null;
  return (
    <span className={styles.fact}>
      <Users aria-hidden="true" />
      <GroupOrigin groupId={workout.client_group_id} date={workout.workout_date} />
    </span>
  );
}
