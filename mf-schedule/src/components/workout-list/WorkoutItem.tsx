import { dayState } from '@formline/shared/domain/scheduling/dayState';
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
}

export const WorkoutItem = memo(function WorkoutItem({ workout, today, groupId, onOpen }: WorkoutItemProps) {
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
