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
      lead: 'Plan how many calories a day reach a goal weight by a certain day, and how many keep it afterwards.',
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
        'Best with ten repetitions or fewer; above that every formula is less accurate.',
      ],
    },
    BMI: {
      lead: 'Set weight against height and see the class of the World Health Organization.',
      points: [
        'Made for adults of 20 years and more; younger people need percentile charts.',
        'It does not consider muscle. Look at body fat as well for muscular people.',
      ],
    },
    MHR: {
      lead: 'Estimate the maximum heart rate from age and get five training zones.',
      points: [
        'With a resting heart rate the zones are those of the heart rate reserve (Karvonen).',
        'One in three people is more than ten beats away from any formula. Treat the zones as a starting point.',
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
