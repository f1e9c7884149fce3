import type { Exercise } from '@formline/shared/contracts/library/exercises';

interface Press {
  readonly exercises: readonly Exercise[];
  readonly isChosen: boolean;
  readonly most: number;
}

/** In press order without duplicates; nothing is added beyond the limit. */
export function withPressed(
  picked: readonly Exercise[],
  { exercises, isChosen, most }: Press,
): readonly Exercise[] {
  const pressed = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  if (!isChosen) return picked.filter(({ id }) => !pressed.has(id));
  for (const { id } of picked) pressed.delete(id);
  return [...picked, ...pressed.values()].slice(0, Math.max(most, picked.length));
}

/** Single choice: replaces the picked exercise, or removes it if it is pressed again. */
export const withOnly = (picked: readonly Exercise[], exercise: Exercise): readonly Exercise[] =>
  picked.some(({ id }) => id === exercise.id) ? [] : [exercise];
