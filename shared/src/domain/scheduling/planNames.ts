export type Receiver =
  | { readonly kind: 'client'; readonly firstName: string }
  | { readonly kind: 'group'; readonly title: string };

/** Category shown for what was scheduled without a program. */
export const FALLBACK_CATEGORY = 'Lifestyle';

/** Name of several workouts that were scheduled without a program's name: `Ana's Program`, `Early Birds Program`. */
export function planName(receiver: Receiver): string {
  return receiver.kind === 'client' ? `${receiver.firstName}'s Program` : `${receiver.title} Program`;
}

/** Name of a workout that is made of exercises while scheduling: `Ana Workout`, `Early Birds Workout`. */
export function adHocWorkoutName(receiver: Receiver): string {
  return `${receiver.kind === 'client' ? receiver.firstName : receiver.title} Workout`;
}
