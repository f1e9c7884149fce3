import { scheduleTexts } from './schedule.texts';

const MINUTE_SECONDS = 60;

/** How long a workout takes: whole minutes rounded down, or seconds below a minute; nothing when it is not known. */
export function workoutDurationText(seconds: number): string | null {
  if (seconds <= 0) return null;
  if (seconds < MINUTE_SECONDS) return scheduleTexts.seconds(seconds);
  return scheduleTexts.minutes(Math.floor(seconds / MINUTE_SECONDS));
}
