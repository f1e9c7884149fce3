import type { BodyWeightPlanResult } from '@formline/shared/contracts/calculators/bodyWeightPlan';

type Warning = BodyWeightPlanResult['warnings'][number];

const warnings: Readonly<Record<Exclude<Warning, 'below_1000_kcal'>, string>> = {
  goal_underweight: 'At the goal weight the body mass index is below 18.5, which is underweight.',
  unusual_activity_level:
    'People have physical activity levels from 1.4 to 2.4. Beyond them the model is not proven.',
};

export const bodyWeightPlanTexts = {
  calculation: 'body weight plan',
  intro: {
    lead: 'Plan how many calories a day reach a goal weight by a certain day, and how many keep it afterwards.',
    points: [
      'Follows the body day by day with the published model of Hall and colleagues: the lighter somebody gets, the less they burn.',
      'Shows the curve to the goal with its fat and lean parts, and warns of plans nobody should follow without a doctor’s advice.',
      'For adults who are neither pregnant nor breastfeeding. People differ from the model; measure and adjust.',
    ],
  },
  goalWeight: 'Goal weight',
  days: 'Days to the goal',
  daysHint: (day: string) => `That is ${day}.`,
  adultsOnly: 'The model is for adults only.',
  activityLevel: 'Activity level',
  levelOption: (title: string, description: string) => `${title}: ${description}`,
  more: 'More options',
  activityChange: 'Change of activity',
  activityChangeHint: 'How much more or less the client moves until the goal: 20 means a fifth more.',
  activityLevelNumber: 'Physical activity level',
  activityLevelNumberHint:
    'Total energy use divided by the resting one. Leave it empty to use that of the activity level.',
  bodyFat: 'Measured body fat',
  bodyFatHint: 'If left empty, it is estimated from height, weight, age and sex.',
  protein: 'Protein',
  carbohydrates: 'Carbohydrates',
  fat: 'Fat',
  percent: '%',
  macrosHint: 'Shares of the calories, 100 percent together.',
  levelsFailed: 'We couldn’t load the activity levels',

  loseOrGain: 'To reach the goal',
  caloriesUnit: 'calories a day',
  formula: 'Model of Hall et al. 2011 (Lancet 378:826), constants of the NIH Body Weight Planner',
  keepNow: 'To keep today’s weight',
  keepGoal: 'To keep the goal afterwards',
  perDay: (calories: string) => `${calories} kcal`,
  difference: (calories: string) => `${calories} kcal a day against today`,
  grams: (grams: number) => `${grams} g`,
  macros: 'Per day until the goal',
  bmi: 'Body mass index',
  bmiFromTo: (now: string, goal: string) => `${now} → ${goal}`,
  fatNow: 'Body fat now',
  fatAtGoal: (fat: string) => `${fat} % at the goal`,
  fatValue: (fat: string) => `${fat} %`,
  pal: 'Physical activity level',
  warnings,
  belowMinimum: 'Below the minimum',
  belowMinimumText: (calories: string) =>
    `This plan asks for ${calories} calories a day. Nobody should eat less than 1,000 calories a day without a doctor’s advice: take more time.`,
  confirmTitle: (calories: string) => `Save a plan of ${calories} calories a day?`,
  confirmText:
    'That is below the published minimum of 1,000 calories a day. Save it only if a doctor agrees. The history notes that you were asked.',
  confirm: 'Save anyway',

  weightCurve: 'Weight until the goal',
  parts: 'Fat and lean mass',
  day: 'Day',
  weight: 'Weight',
  lean: 'Lean',
  fatPart: 'Fat',
  mass: (value: string, unit: string) => `${value} ${unit}`,
  goal: (weight: string) => `Goal ${weight}`,
  emptyCurve: 'No plan',

  assumptions: 'What the plan assumes',
  assumptionList: [
    'An adult who is neither pregnant nor breastfeeding, whose weight holds today.',
    'Half of the calories are carbohydrates; sodium follows the calories.',
    'The activity level stays as given, apart from the change under More options.',
    'Lean is all that is not fat: muscle and organs, and the glycogen and water that come and go.',
    'Against two years of measured data the model is half a kilogram off on average; individuals differ by more. Measure and adjust.',
  ],
  saveNote: 'Saving also sets the activity level and the nutrition of the client.',
  from: (now: string, goal: string, days: number) => `${now} to ${goal} in ${days} days`,
  headline: (calories: string) => `${calories} kcal`,
  keepNote: (calories: string) => `then ${calories}`,
  lowIntakeNote: (note: string) => `${note}, below 1,000 kcal`,
  lowIntakeConfirmedNote: (note: string) => `${note}, below 1,000 kcal: confirmed`,
};
