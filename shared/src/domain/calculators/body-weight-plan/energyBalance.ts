import {
  ADAPTATION,
  ADAPTATION_DAYS,
  CARBOHYDRATE_PART,
  type EnergyConstants,
  GLYCOGEN_KG,
  SODIUM_INTAKE,
  SODIUM_PER_CARBOHYDRATE,
  SODIUM_PER_FLUID,
  SODIUM_PER_KG,
  THERMIC_EFFECT,
} from './energyConstants';

export interface BalancedBody {
  readonly weight: number;
  readonly fat: number;
  readonly lean: number;
  readonly intake: number;
  readonly activity: number;
  readonly constants: EnergyConstants;
}

/** Intake in kcal a day, and the change of physical activity as a part (0.2: a fifth more). */
export interface Regimen {
  readonly intake: number;
  readonly activityChange?: number;
}

/** Fat, lean tissue, glycogen, fluid above the balanced one (kg) and adaptive thermogenesis (kcal a day). */
export interface BodyState {
  readonly fat: number;
  readonly lean: number;
  readonly glycogen: number;
  readonly fluid: number;
  readonly adaptation: number;
}

/** Kilograms of glycogen with its water for each kilogram of glycogen. */
const GLYCOGEN_WITH_WATER = 3.7;
/** Forbes: lean tissue changes with fat by this many kilograms of fat, times the ratio of energies. */
const FORBES_KG = 10.4;

/** Weight in kg of a body that departed from `body`. */
export const weightOf = (body: BalancedBody, { fat, lean, glycogen, fluid }: BodyState): number =>
  body.weight +
  (fat - body.fat) +
  (lean - body.lean) +
  GLYCOGEN_WITH_WATER * (glycogen - GLYCOGEN_KG) +
  fluid;

/** Change of each part of a state by the day: the differential equations of Hall et al. 2011. */
export function changeOf(body: BalancedBody, { intake, activityChange = 0 }: Regimen) {
  const { rhoFat, rhoLean, rhoGlycogen, gammaFat, gammaLean, etaFat, etaLean } = body.constants;
  const constantUse = body.intake - gammaLean * body.lean - gammaFat * body.fat - body.activity * body.weight;
  const activity = body.activity * (1 + activityChange);
  const change = intake - body.intake;
  const carbohydrate = CARBOHYDRATE_PART * intake;
  const balancedCarbohydrate = CARBOHYDRATE_PART * body.intake;
  const glycogenUse = balancedCarbohydrate / GLYCOGEN_KG ** 2;
  const sodium = SODIUM_INTAKE * (intake / body.intake - 1);
  const forbes = FORBES_KG * (rhoLean / rhoFat);

  return (state: BodyState): BodyState => {
    const { fat, lean } = state;
    const glycogen = (carbohydrate - glycogenUse * state.glycogen ** 2) / rhoGlycogen;
    const leanPart = forbes / (forbes + fat);
    const use =
      constantUse +
      gammaFat * fat +
      gammaLean * lean +
      activity * weightOf(body, state) +
      THERMIC_EFFECT * change +
      state.adaptation;
    const building = (leanPart * etaLean) / rhoLean + ((1 - leanPart) * etaFat) / rhoFat;
    const eaten = intake - rhoGlycogen * glycogen;
    const surplus = eaten - (use + building * eaten) / (1 + building);
    return {
      fat: ((1 - leanPart) * surplus) / rhoFat,
      lean: (leanPart * surplus) / rhoLean,
      glycogen,
      fluid:
        (sodium -
          SODIUM_PER_FLUID * state.fluid -
          SODIUM_PER_CARBOHYDRATE * (1 - carbohydrate / balancedCarbohydrate)) /
        SODIUM_PER_KG,
      adaptation: (ADAPTATION * change - state.adaptation) / ADAPTATION_DAYS,
    };
  };
}

/** Fastest rate of glycogen by the day; the step of the integration must follow it. */
export function fastestRate(body: BalancedBody, { intake }: Regimen): number {
  const most = Math.max(intake, body.intake);
  const use = (CARBOHYDRATE_PART * body.intake) / GLYCOGEN_KG ** 2;
  return (2 * Math.sqrt(use * CARBOHYDRATE_PART * most)) / body.constants.rhoGlycogen;
}
