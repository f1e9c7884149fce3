let count = 0;

/** A key for a place made in the browser, different from every other and from those of the server, which are numbers. */
export function newWorkoutKey(): string {
  count += 1;
  return `new-${count}`;
}
