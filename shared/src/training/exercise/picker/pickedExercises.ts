import type { Exercise } from '@formline/shared/contracts/library/exercises';

interface Press {
  readonly exercises: readonly Exercise[];
  /** Whether the press picks them or removes them. */
  readonly isChosen: boolean;
  /** How many may be picked in all. */
  readonly most: number;
}

/**
 * What is picked after a press on one exercise or on a range, in the order of the presses. Each stands there once. At the
 * limit nothing more is picked.
 */
export function withPressed(
  picked: readonly Exercise[],
  { exercises, isChosen, most }: Press,
): readonly Exercise[] {
  const pressed = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  if (!isChosen) return picked.filter(({ id }) => !pressed.has(id));
  for (const { id } of picked) pressed.delete(id);
  return [...picked, ...pressed.values()].slice(0, Math.max(most, picked.length));
}

/** The press that picks this one instead of the one before, or removes it when it was picked: where one is enough. */
export const withOnly = (picked: readonly Exercise[], exercise: Exercise): readonly Exercise[] =>
  picked.some(({ id }) => id === exercise.id) ? [] : [exercise];
