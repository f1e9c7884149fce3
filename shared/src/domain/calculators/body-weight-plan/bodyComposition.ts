import { bodyMassIndex } from '../bmi/bmi';
import type { SexReference } from '../person';

export interface PlannedPerson {
  readonly sex: SexReference;
  readonly age: number;
  readonly heightMetres: number;
  readonly weightKg: number;
  /** Physical activity level: total by resting energy use. */
  readonly pal: number;
  /** Measured percentage; estimated when absent. */
  readonly bodyFatPercentage?: number | undefined;
}

const HIGHEST_ESTIMATE = 60;

/** Body fat in percent from age and body mass index (Jackson et al. 2002, Int J Obes 26:789), within 0 to 60. */
export function estimatedBodyFat({ sex, age, weightKg, heightMetres }: Omit<PlannedPerson, 'pal'>): number {
  const logIndex = Math.log(bodyMassIndex(weightKg, heightMetres));
  const estimate =
    sex === 'male' ? 0.14 * age + 37.31 * logIndex - 103.94 : 0.14 * age + 39.96 * logIndex - 102.01;
  return Math.min(HIGHEST_ESTIMATE, Math.max(0, estimate));
}

/** Resting energy use in kcal a day (Mifflin et al. 1990, Am J Clin Nutr 51:241, as the planner uses it). */
export const restingEnergy = ({ sex, age, weightKg, heightMetres }: Omit<PlannedPerson, 'pal'>): number =>
  9.99 * weightKg + 625 * heightMetres - 4.92 * age + (sex === 'male' ? 5 : -161);

/**
 * Extracellular water in kg (web appendix of Hall et al. 2011). Unlike the paper, the planner keeps it, and 1.85 kg
 * of glycogen with its water, in lean tissue.
 */
export const extracellularWater = ({
  sex,
  age,
  weightKg,
  heightMetres,
}: Omit<PlannedPerson, 'pal'>): number =>
  sex === 'male'
    ? 0.025 * age + 9.57 * heightMetres + 0.191 * weightKg - 12.4
    : 5.98 * heightMetres + 0.167 * weightKg - 4;
