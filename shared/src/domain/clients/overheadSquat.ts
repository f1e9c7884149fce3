import { type OhsaCompensation, ohsaCompensations } from '../../contracts/records/ohsa';

/** The numbers travel on the wire and never change. */
const muscles = {
  soleus: { id: 1, name: 'Soleus' },
  gastrocnemius: { id: 2, name: 'Gastrocnemius' },
  lateralGastrocnemius: { id: 3, name: 'Lateral Gastrocnemius' },
  medialGastrocnemius: { id: 4, name: 'Medial Gastrocnemius' },
  peroneals: { id: 5, name: 'Peroneals' },
  anteriorTibialis: { id: 6, name: 'Anterior Tibialis' },
  posteriorTibialis: { id: 7, name: 'Posterior Tibialis' },
  popliteus: { id: 8, name: 'Popliteus' },
  bicepsFemorisShort: { id: 9, name: 'Biceps Femoris (Short Head)' },
  hamstrings: { id: 10, name: 'Hamstrings' },
  medialHamstrings: { id: 11, name: 'Medial Hamstrings' },
  vastusLateralis: { id: 12, name: 'Vastus Lateralis' },
  vastusMedialis: { id: 13, name: 'Vastus Medialis' },
  sartorius: { id: 14, name: 'Sartorius' },
  gracilis: { id: 15, name: 'Gracilis' },
  adductors: { id: 16, name: 'Adductors' },
  tensorFasciaeLatae: { id: 17, name: 'Tensor Fasciae Latae' },
  hipFlexors: { id: 18, name: 'Hip Flexors' },
  piriformis: { id: 19, name: 'Piriformis' },
  gluteusMinimus: { id: 20, name: 'Gluteus Minimus' },
  gluteusMedius: { id: 21, name: 'Gluteus Medius' },
  gluteusMaximus: { id: 22, name: 'Gluteus Maximus' },
  abdominals: { id: 23, name: 'Abdominals' },
  deepCore: { id: 24, name: 'Deep Core Stabilizers' },
  erectorSpinae: { id: 25, name: 'Erector Spinae' },
  latissimusDorsi: { id: 26, name: 'Latissimus Dorsi' },
  teresMajor: { id: 27, name: 'Teres Major' },
  pectorals: { id: 28, name: 'Pectorals' },
  lowerTrapezius: { id: 29, name: 'Middle and Lower Trapezius' },
  rhomboids: { id: 30, name: 'Rhomboids' },
  rotatorCuff: { id: 31, name: 'Rotator Cuff' },
} as const;

type MuscleKey = keyof typeof muscles;
export type MuscleName = (typeof muscles)[MuscleKey]['name'];

export interface Muscle {
  readonly id: number;
  readonly name: MuscleName;
}

/** In the order in which a client is looked at. */
export const squatViews = ['front', 'side', 'back'] as const;
export type SquatView = (typeof squatViews)[number];

/**
 * Compensations by the view in which they are seen: feet and knees from the front, trunk and arms from the side,
 * arches and heels from the back (Clark & Lucett, Essentials of Corrective Exercise Training, chapter 6).
 */
export const compensationsOfView: Readonly<Record<SquatView, readonly OhsaCompensation[]>> = {
  front: ['feet_turn_out', 'knees_move_inward', 'knees_move_outward'],
  side: ['excessive_forward_lean', 'low_back_arches', 'low_back_rounds', 'arms_fall_forward'],
  back: ['feet_flatten', 'heels_rise'],
};

interface Imbalance {
  readonly over: readonly MuscleKey[];
  readonly under: readonly MuscleKey[];
}

const imbalances: Readonly<Record<OhsaCompensation, Imbalance>> = {
  feet_turn_out: {
    over: ['soleus', 'lateralGastrocnemius', 'bicepsFemorisShort'],
    under: ['medialGastrocnemius', 'medialHamstrings', 'gracilis', 'sartorius', 'popliteus'],
  },
  feet_flatten: {
    over: ['peroneals', 'lateralGastrocnemius', 'bicepsFemorisShort', 'tensorFasciaeLatae'],
    under: ['anteriorTibialis', 'posteriorTibialis', 'medialGastrocnemius', 'gluteusMedius'],
  },
  heels_rise: { over: ['soleus', 'gastrocnemius'], under: ['anteriorTibialis'] },
  knees_move_inward: {
    over: ['adductors', 'bicepsFemorisShort', 'tensorFasciaeLatae', 'vastusLateralis'],
    under: ['gluteusMedius', 'gluteusMaximus', 'vastusMedialis'],
  },
  knees_move_outward: {
    over: ['piriformis', 'bicepsFemorisShort', 'tensorFasciaeLatae', 'gluteusMinimus'],
    under: ['adductors', 'medialHamstrings', 'gluteusMaximus'],
  },
  excessive_forward_lean: {
    over: ['soleus', 'gastrocnemius', 'hipFlexors', 'abdominals'],
    under: ['anteriorTibialis', 'gluteusMaximus', 'erectorSpinae'],
  },
  low_back_arches: {
    over: ['hipFlexors', 'erectorSpinae', 'latissimusDorsi'],
    under: ['gluteusMaximus', 'hamstrings', 'deepCore'],
  },
  low_back_rounds: {
    over: ['hamstrings', 'adductors', 'abdominals'],
    under: ['gluteusMaximus', 'erectorSpinae', 'deepCore', 'hipFlexors', 'latissimusDorsi'],
  },
  arms_fall_forward: {
    over: ['latissimusDorsi', 'teresMajor', 'pectorals'],
    under: ['lowerTrapezius', 'rhomboids', 'rotatorCuff'],
  },
};

/** Over- and underactive muscles, from the feet up (Clark & Lucett, Essentials of Corrective Exercise Training). */
export function muscleImbalances(seen: readonly OhsaCompensation[]): {
  readonly over: Muscle[];
  readonly under: Muscle[];
} {
  const shown = ohsaCompensations.filter((compensation) => seen.includes(compensation));
  const allOf = (side: keyof Imbalance) =>
    [...new Set(shown.flatMap((compensation) => imbalances[compensation][side]))].map((key) => ({
      ...muscles[key],
    }));
  return { over: allOf('over'), under: allOf('under') };
}
