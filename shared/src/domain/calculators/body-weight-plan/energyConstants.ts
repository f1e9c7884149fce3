/** Masses in kg, energy in kcal. */
export interface EnergyConstants {
  /** Energy of a kilogram of fat, lean tissue and glycogen. */
  readonly rhoFat: number;
  readonly rhoLean: number;
  readonly rhoGlycogen: number;
  /** Daily use of a kilogram of fat and of lean tissue. */
  readonly gammaFat: number;
  readonly gammaLean: number;
  /** Cost of building a kilogram of fat and of lean tissue. */
  readonly etaFat: number;
  readonly etaLean: number;
}

/** As the NIH planner rounds them, so that results agree with it; differs by less than 1 kcal a day. */
export const plannerConstants: EnergyConstants = {
  rhoFat: 9440,
  rhoLean: 1807,
  rhoGlycogen: 4180,
  gammaFat: 3.2,
  gammaLean: 22,
  etaFat: 180,
  etaLean: 230,
};

const KCAL_PER_MJ = 1000 / 4.184;

/** Hall et al. 2011 (Lancet 378:826), converted from MJ and kJ with 4.184 kJ a kcal. */
export const paperConstants: EnergyConstants = {
  rhoFat: 39.5 * KCAL_PER_MJ,
  rhoLean: 7.6 * KCAL_PER_MJ,
  rhoGlycogen: 17.6 * KCAL_PER_MJ,
  gammaFat: 0.013 * KCAL_PER_MJ,
  gammaLean: 0.092 * KCAL_PER_MJ,
  etaFat: 0.75 * KCAL_PER_MJ,
  etaLean: 0.96 * KCAL_PER_MJ,
};

/** Part of a change of intake that is burnt at once. */
export const THERMIC_EFFECT = 0.1;
/** Part of a change of intake that adaptive thermogenesis reaches, and its time constant in days. */
export const ADAPTATION = 0.14;
export const ADAPTATION_DAYS = 14;
export const CARBOHYDRATE_PART = 0.5;
/** In balance, in kg. */
export const GLYCOGEN_KG = 0.5;
/** Sodium: mg eaten a day in balance, mg in a kg of extracellular fluid, daily change by fluid and carbohydrate. */
export const SODIUM_INTAKE = 4000;
export const SODIUM_PER_KG = 3220;
export const SODIUM_PER_FLUID = 3000;
export const SODIUM_PER_CARBOHYDRATE = 4000;
