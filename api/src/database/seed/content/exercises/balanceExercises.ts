import type { ExerciseContent } from '../types';

export const balanceExercises: readonly ExerciseContent[] = [
  {
    name: 'Single-Leg Stand',
    description:
      'Stand on one leg with the knee soft and the pelvis level. Fix the eyes on one point and hold without touching down.',
    muscleGroups: ['Hips', 'Calves', 'Knees'],
    fitnessComponents: ['Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Single-Leg Balance Reach',
    description:
      'Stand on one leg and reach the free foot forwards, sideways and back. Bend the standing knee a little and keep it over the toes.',
    muscleGroups: ['Hips', 'Knees', 'Abductors'],
    fitnessComponents: ['Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Single-Leg Squat Touchdown',
    description:
      'Squat on one leg and touch the shin or foot with the opposite hand. Rise without letting the knee fall inwards.',
    muscleGroups: ['Quadriceps', 'Hips', 'Knees'],
    fitnessComponents: ['Balance', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Single-Leg Windmill',
    description:
      'Stand on one leg, hinge and turn the arms so that one hand reaches for the floor. Keep a long spine and return slowly.',
    muscleGroups: ['Hips', 'Hamstrings', 'Trunk'],
    fitnessComponents: ['Balance', 'Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Tandem Stand',
    description:
      'Stand heel to toe in one line with the arms relaxed. Hold steadily, then close the eyes to make it harder.',
    muscleGroups: ['Lower Body', 'Trunk'],
    fitnessComponents: ['Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Tandem Walk',
    description:
      'Walk along a line and place the heel directly in front of the toes at each step. Look ahead rather than at the feet.',
    muscleGroups: ['Lower Body', 'Trunk'],
    fitnessComponents: ['Balance'],
    allowUnilateral: false,
  },
  {
    name: 'Single-Leg Ball Toss',
    description:
      'Stand on one leg and catch and throw a light ball. Keep the standing knee soft and let the ankle work.',
    muscleGroups: ['Hips', 'Calves', 'Trunk'],
    fitnessComponents: ['Balance', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Balance Disc Squat',
    description:
      'Stand on two soft discs and squat slowly to a comfortable depth. Keep the weight even over both feet.',
    muscleGroups: ['Quadriceps', 'Calves', 'Hips'],
    fitnessComponents: ['Balance'],
    allowUnilateral: false,
  },
  {
    name: 'Half-Ball Single-Leg Stand',
    description:
      'Stand on one leg in the middle of a half ball with a soft knee. Hold still while the ankle makes small corrections.',
    muscleGroups: ['Calves', 'Knees', 'Hips'],
    fitnessComponents: ['Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Hop to Balance',
    description:
      'Hop from one foot forwards to the other and hold the landing for three seconds. Land softly with the knee bent.',
    muscleGroups: ['Calves', 'Knees', 'Hips'],
    fitnessComponents: ['Balance', 'Plyometrics'],
    allowUnilateral: true,
  },
  {
    name: 'Clock Lunge',
    description:
      "Lunge to twelve, three and six o'clock in turn around one standing leg. Return to the centre with control each time.",
    muscleGroups: ['Quadriceps', 'Hips', 'Adductor'],
    fitnessComponents: ['Balance', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Gaze Steady Head Turn',
    description:
      'Stand with the feet together and keep the eyes on a fixed point while turning the head left and right. Stop if dizziness does not settle within a few seconds.',
    muscleGroups: ['Head', 'Neck'],
    fitnessComponents: ['Balance'],
    allowUnilateral: false,
  },
  {
    name: 'Heel-to-Toe Rock',
    description:
      'Rock from the heels to the balls of the feet with a tall body. Pause for a moment at each end without holding on.',
    muscleGroups: ['Calves', 'Soleus'],
    fitnessComponents: ['Balance', 'Mobility'],
    allowUnilateral: false,
  },
];
