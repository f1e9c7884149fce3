/** How a density of the body becomes a percentage of fat; density in g/ml. */
export const densityEquations = {
  /** Siri 1961. */
  siri: (density: number): number => 495 / density - 450,
  /** Brozek et al. 1963. */
  brozek: (density: number): number => 457 / density - 414.2,
} as const;

export type DensityEquation = keyof typeof densityEquations;

/** Percentage of fat of a body of this density. */
export const fatOfDensity = (equation: DensityEquation, density: number): number =>
  densityEquations[equation](density);
