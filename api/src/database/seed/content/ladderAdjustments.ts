import { exerciseLadders } from './exerciseLadders';

export interface LadderAdjustment {
  readonly primary: string;
  readonly exercise: string;
  readonly kind: 'PROGRESSION' | 'REGRESSION';
  readonly ordinal: number;
}

/** Exercises further away on a ladder are no good replacement. */
const MAX_STEPS = 2;

export function ladderAdjustments(): LadderAdjustment[] {
  const steps = Array.from({ length: MAX_STEPS }, (_, index) => index + 1);
  const found = steps.flatMap((distance) =>
    exerciseLadders.flatMap((ladder) =>
      ladder.flatMap((primary, position) => {
        const harder = ladder[position + distance];
        const easier = ladder[position - distance];
        return [
          ...(harder === undefined ? [] : [{ primary, exercise: harder, kind: 'PROGRESSION' as const }]),
          ...(easier === undefined ? [] : [{ primary, exercise: easier, kind: 'REGRESSION' as const }]),
        ];
      }),
    ),
  );
  const different = new Map(found.map((pair) => [`${pair.primary}\n${pair.exercise}`, pair]));
  return [...different.values()].map((pair, ordinal) => ({ ...pair, ordinal }));
}
