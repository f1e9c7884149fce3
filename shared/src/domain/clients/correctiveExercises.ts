import { foldText } from '../text/foldText';
import type { Muscle, MuscleName } from './overheadSquat';

/** The order in which they are done. */
export const correctiveSteps = ['inhibit', 'lengthen', 'activate'] as const;
export type CorrectiveStep = (typeof correctiveSteps)[number];

/** Corrective exercises train at least one of these, so that only a part of the library has to be read. */
export const correctiveComponents = ['Flexibility', 'Mobility', 'Core', 'Balance', 'Muscular Endurance'];

/** Parts of exercise names, the best first. */
type Wanted = Partial<Readonly<Record<CorrectiveStep, readonly string[]>>>;

const calfRoll = ['foam roll calves', 'foam roll calf'];
const gluteStretch = ['figure-four stretch', 'piriformis stretch', 'pigeon stretch'];
const latStretch = ['lat stretch', 'latissimus stretch'];

const wantedFor: Readonly<Record<MuscleName, Wanted>> = {
  Soleus: { inhibit: calfRoll, lengthen: ['soleus stretch'] },
  Gastrocnemius: { inhibit: calfRoll, lengthen: ['calf stretch', 'gastrocnemius stretch'] },
  'Lateral Gastrocnemius': { inhibit: calfRoll, lengthen: ['calf stretch', 'gastrocnemius stretch'] },
  'Medial Gastrocnemius': { activate: ['single-leg calf raise', 'calf raise'] },
  Peroneals: { inhibit: ['foam roll peroneals', ...calfRoll] },
  'Anterior Tibialis': { activate: ['tibialis raise', 'dorsiflexion'] },
  'Posterior Tibialis': { activate: ['towel toe curl', 'single-leg calf raise'] },
  Popliteus: { activate: ['ball leg curl', 'leg curl'] },
  'Biceps Femoris (Short Head)': {
    inhibit: ['foam roll biceps femoris', 'foam roll hamstring'],
    lengthen: ['supine hamstring stretch', 'hamstring stretch'],
  },
  Hamstrings: {
    inhibit: ['foam roll hamstring'],
    lengthen: ['supine hamstring stretch', 'hamstring stretch'],
    activate: ['ball leg curl', 'leg curl'],
  },
  'Medial Hamstrings': { activate: ['ball leg curl', 'leg curl'] },
  'Vastus Lateralis': { inhibit: ['foam roll quadriceps'], lengthen: ['quadriceps stretch'] },
  'Vastus Medialis': { activate: ['terminal knee extension', 'slow step-down'] },
  Sartorius: { activate: ['ball leg curl', 'leg curl'] },
  Gracilis: { activate: ['adductor squeeze', 'hip adduction'] },
  Adductors: {
    inhibit: ['foam roll adductor'],
    lengthen: ['adductor stretch', 'butterfly stretch'],
    activate: ['adductor squeeze', 'hip adduction'],
  },
  'Tensor Fasciae Latae': {
    inhibit: ['foam roll tensor', 'foam roll tfl'],
    lengthen: ['hip flexor stretch'],
  },
  'Hip Flexors': {
    inhibit: ['foam roll hip flexor', 'foam roll quadriceps'],
    lengthen: ['hip flexor stretch'],
    activate: ['hip flexion'],
  },
  Piriformis: { inhibit: ['foam roll piriformis'], lengthen: gluteStretch },
  'Gluteus Minimus': { lengthen: gluteStretch },
  'Gluteus Medius': { activate: ['lateral walk', 'clamshell', 'hip abduction'] },
  'Gluteus Maximus': { activate: ['glute bridge', 'hip extension'] },
  Abdominals: { lengthen: ['cobra stretch', 'abdominal stretch'] },
  'Deep Core Stabilizers': { activate: ['dead bug', 'bird dog'] },
  'Erector Spinae': {
    lengthen: ["child's pose", 'erector spinae stretch'],
    activate: ['superman', 'back extension'],
  },
  'Latissimus Dorsi': {
    inhibit: ['foam roll lat', 'foam roll upper back'],
    lengthen: latStretch,
    activate: ['band lat pulldown', 'lat pulldown'],
  },
  'Teres Major': { inhibit: ['foam roll lat', 'foam roll upper back'], lengthen: latStretch },
  Pectorals: { lengthen: ['chest stretch', 'pectoral stretch'] },
  'Middle and Lower Trapezius': { activate: ['y-t-w', 'cobra hold', 'wall slide'] },
  Rhomboids: { activate: ['pull-apart', 'seated cable row'] },
  'Rotator Cuff': { activate: ['external rotation'] },
};

interface NamedExercise {
  readonly id: number;
  readonly name: string;
}

export interface CorrectiveExercise<T extends NamedExercise> {
  readonly step: CorrectiveStep;
  readonly exercise: T;
  /** For which muscles. */
  readonly muscles: readonly MuscleName[];
}

interface Imbalance {
  readonly over: readonly Muscle[];
  readonly under: readonly Muscle[];
}

/**
 * Corrective exercises of a library, each once: over-active muscles are inhibited and lengthened, under-active ones
 * activated (Clark & Lucett, Essentials of Corrective Exercise Training). A muscle that is found both gets none, and
 * so does one for which the library has no exercise.
 */
export function correctiveExercises<T extends NamedExercise>(
  { over, under }: Imbalance,
  library: readonly T[],
): CorrectiveExercise<T>[] {
  const isIn = (side: readonly Muscle[], { id }: Muscle) => side.some((other) => other.id === id);
  const tight = over.filter((muscle) => !isIn(under, muscle));
  const weak = under.filter((muscle) => !isIn(over, muscle));
  const named = library.map((exercise) => ({ exercise, name: foldText(exercise.name) }));
  const chosen = new Map<number, CorrectiveExercise<T>>();
  for (const step of correctiveSteps) {
    for (const { name: muscle } of step === 'activate' ? weak : tight) {
      const exercise = bestOf(named, wantedFor[muscle][step] ?? []);
      if (!exercise) continue;
      const known = chosen.get(exercise.id);
      chosen.set(exercise.id, known ? withMuscle(known, muscle) : { step, exercise, muscles: [muscle] });
    }
  }
  return [...chosen.values()];
}

function bestOf<T>(
  library: readonly { readonly exercise: T; readonly name: string }[],
  wanted: readonly string[],
): T | undefined {
  for (const words of wanted.map(foldText)) {
    const found = library.find(({ name }) => name.includes(words));
    if (found) return found.exercise;
  }
  return undefined;
}

const withMuscle = <T extends NamedExercise>(known: CorrectiveExercise<T>, muscle: MuscleName) => ({
  ...known,
  muscles: [...new Set([...known.muscles, muscle])],
});
