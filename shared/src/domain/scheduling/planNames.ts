export type Receiver =
  | { readonly kind: 'client'; readonly firstName: string }
  | { readonly kind: 'group'; readonly title: string };

/** Shown for what was scheduled without a program. */
export const FALLBACK_CATEGORY = 'Lifestyle';

/** Name of workouts scheduled without a program: `Ana's Program`, `Early Birds Program`. */
export function planName(receiver: Receiver): string {
  return receiver.kind === 'client' ? `${receiver.firstName}'s Program` : `${receiver.title} Program`;
}

/** Name of a workout made while scheduling: `Ana Workout`, `Early Birds Workout`. */
export function adHocWorkoutName(receiver: Receiver): string {
  return `${receiver.kind === 'client' ? receiver.firstName : receiver.title} Workout`;
}
