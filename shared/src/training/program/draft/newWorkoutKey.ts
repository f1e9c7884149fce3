let count = 0;

/** Key of a slot created in the browser. It never equals a server key, as those are numbers. */
export function newWorkoutKey(): string {
  count += 1;
  return `new-${count}`;
}
