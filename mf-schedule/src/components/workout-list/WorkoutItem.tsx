import { dayState } from '@formline/shared/domain/dayState';
import { Clock, Users } from 'lucide-react';
import { memo } from 'react';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';
import { scheduleTexts } from '../schedule/schedule.texts';
import { workoutDurationText } from '../schedule/workoutDurationText';

interface WorkoutItemProps {
  readonly workout: CalendarWorkout;
  readonly today: string;
  readonly onOpen: (workout: CalendarWorkout) => void;
}

/** One workout of a day: what it is, where it comes from, how long it takes and how it stands. Styled by its list. */
export const WorkoutItem = memo(function WorkoutItem({ workout, today, onOpen }: WorkoutItemProps) {
  const state = dayState([workout], workout.workout_date, today);
  const duration = workoutDurationText(workout.total_dur_seconds);
  const category = workout.program_category_name || scheduleTexts.fallbackCategory;
  const group = groupFact(workout);
  return (
    <li className="workout">
      <div>
        <button type="button" className="name" onClick={() => onOpen(workout)}>
          {workout.workout_name}
        </button>
        <div className="origin">
          {workout.program_name ? `${workout.program_name} · ${category}` : category}
        </div>
      </div>
      <div className="facts">
        <span className="state" data-state={state}>
          <span className="mark" data-state={state} />
          {scheduleTexts.states[state]}
        </span>
        {duration === null ? null : (
          <span className="fact">
            <Clock aria-hidden="true" />
            {duration}
          </span>
        )}
        {group === null ? null : (
          <span className="fact">
            <Users aria-hidden="true" />
            {group}
          </span>
        )}
      </div>
    </li>
  );
});

/** On a group's calendar how many members have done it; on a client's that it came with a group. */
function groupFact(workout: CalendarWorkout): string | null {
  if (isOnGroupCalendar(workout)) {
    return scheduleTexts.membersDone(workout.completed_count, workout.client_count);
  }
  return workout.client_group_id === null ? null : scheduleTexts.groupWorkout;
}
