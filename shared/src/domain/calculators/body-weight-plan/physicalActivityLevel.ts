/** Total by resting energy use, by leisure and work (body weight planner of the NIH). */
export const physicalActivityLevels = {
  very_light: { very_light: 1.4, light: 1.5, moderate: 1.6, heavy: 1.7 },
  light: { very_light: 1.5, light: 1.6, moderate: 1.7, heavy: 1.8 },
  moderate: { very_light: 1.6, light: 1.7, moderate: 1.8, heavy: 1.9 },
  active: { very_light: 1.7, light: 1.8, moderate: 1.9, heavy: 2.1 },
  very_active: { very_light: 1.9, light: 2, moderate: 2.2, heavy: 2.3 },
} as const;

/** The catalogue's levels are multipliers of the basal rate (1.2 to 1.9); the most active first. */
const levels = [
  [1.9, physicalActivityLevels.very_active.moderate],
  [1.725, physicalActivityLevels.active.light],
  [1.55, physicalActivityLevels.moderate.very_light],
  [1.375, physicalActivityLevels.light.very_light],
] as const;

/** Physical activity level of a catalogue coefficient. */
export function palOfCoefficient(coefficient: number): number {
  // A coefficient stored as a 4-byte number comes back a little smaller or larger.
  const stored = coefficient + 0.001;
  return levels.find(([from]) => stored >= from)?.[1] ?? physicalActivityLevels.very_light.very_light;
}
