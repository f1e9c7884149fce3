import type { CalculatorKind } from './calculatorKinds';

interface IntroTexts {
  /** What it is for, in one sentence. */
  readonly lead: string;
  readonly points: readonly string[];
}

export const introTexts = {
  start: 'Get started',
  byKind: {
    BWP: {
      lead: 'Plan how many calories a day lead to a goal weight by a certain day, and how many keep it afterwards.',
      points: [
        'Follows the body day by day with the published model of Hall and colleagues: the lighter somebody gets, the less they burn.',
        'Shows the curve to the goal with its fat and lean parts, and warns of plans nobody should follow without a doctor.',
        'For adults who are neither pregnant nor breastfeeding. People differ from the model; measure and adjust.',
      ],
    },
    ONE_RM: {
      lead: 'Estimate the heaviest load for one repetition from a set to failure, without lifting it.',
      points: [
        'Seven published formulas side by side. Their range is the result: no single one is right for every lift.',
        'Best with ten repetitions or fewer; beyond that every formula degrades.',
      ],
    },
    BMI: {
      lead: 'Set weight against height and see the class of the World Health Organization.',
      points: [
        'Made for adults of 20 years and more; younger people need percentile charts.',
        'It knows nothing of muscle. Look at body fat as well for people who are strong.',
      ],
    },
    MHR: {
      lead: 'Estimate the maximum heart rate from age and get five training zones.',
      points: [
        'With a resting heart rate the zones are those of the heart rate reserve (Karvonen).',
        'One in three people lies more than ten beats from any formula: treat the zones as a start.',
      ],
    },
    BodyFat: {
      lead: 'Estimate body fat with a tape or with a skinfold caliper.',
      points: [
        'Four published methods: US Navy, Jackson-Pollock with three or seven folds, Durnin-Womersley.',
        'Keep to one method: the trend says more than the figure.',
      ],
    },
  } satisfies Record<CalculatorKind, IntroTexts>,
};
