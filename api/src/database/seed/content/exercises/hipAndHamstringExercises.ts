import type { ExerciseContent } from '../types';

export const hipAndHamstringExercises: readonly ExerciseContent[] = [
  {
    name: 'Conventional Deadlift',
    description:
      'Stand with the bar over the middle of the foot and grip it just outside the shins. Brace, push the floor away and stand tall with the bar close to the legs.',
    muscleGroups: ['Hips', 'Hamstrings', 'Back'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Sumo Deadlift',
    description:
      'Take a wide stance with the toes turned out and grip inside the knees. Push the knees out and stand up with a tall chest.',
    muscleGroups: ['Hips', 'Adductor', 'Quadriceps'],
    fitnessComponents: ['Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Trap Bar Deadlift',
    description:
      'Stand in the centre of the frame and hold the handles at your sides. Bend hips and knees together and stand up by driving through the whole foot.',
    muscleGroups: ['Quadriceps', 'Hips', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Romanian Deadlift',
    description:
      'From standing, push the hips back and slide the bar down the thighs with soft knees. Stop at a firm hamstring stretch and bring the hips forwards.',
    muscleGroups: ['Hamstrings', 'Hips', 'Back'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Barbell Good Morning',
    description:
      'With a light bar on the upper back, push the hips back until the trunk is near level. Keep the spine long and stand up by tightening the glutes.',
    muscleGroups: ['Hamstrings', 'Back', 'Hips'],
    fitnessComponents: ['Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Barbell Hip Thrust',
    description:
      'Rest the upper back on a bench with a padded bar over the hips. Drive up until the trunk is level with the floor and the shins are upright.',
    muscleGroups: ['Hips', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Romanian Deadlift',
    description:
      'Hold the dumbbells in front of the thighs and hinge with a flat back. Lower to mid shin and squeeze the glutes to stand.',
    muscleGroups: ['Hamstrings', 'Hips'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Single-Leg Romanian Deadlift',
    description:
      'Stand on one leg and hinge forwards while the free leg reaches back. Keep the hips square to the floor and return with control.',
    muscleGroups: ['Hamstrings', 'Hips', 'Trunk'],
    fitnessComponents: ['Strength', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Kettlebell Deadlift',
    description:
      'Place the kettlebell between the heels and hinge to reach the handle. Brace, stand tall and set it down along the same path.',
    muscleGroups: ['Hips', 'Hamstrings'],
    fitnessComponents: ['Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Suitcase Deadlift',
    description:
      'Pick up one weight standing beside the foot as if it were a suitcase. Keep the shoulders level so that the trunk does not bend to either side.',
    muscleGroups: ['Hips', 'Trunk', 'Forearms'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Cable Pull-Through',
    description:
      'Face away from a low pulley with the rope between the legs. Hinge until the hands pass behind the knees and push the hips forwards to stand.',
    muscleGroups: ['Hips', 'Hamstrings'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Lying Leg Curl',
    description:
      'Lie face down with the pad just above the heels. Curl the legs towards the hips without lifting the pelvis and lower slowly.',
    muscleGroups: ['Hamstrings'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Seated Leg Curl',
    description:
      'Sit back firmly with the thigh pad locked in place. Pull the heels under the seat and resist as the legs straighten.',
    muscleGroups: ['Hamstrings'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Nordic Hamstring Curl',
    description:
      'Kneel with the ankles held and lower the straight body forwards as slowly as possible. Catch yourself with the hands and push lightly back to the start.',
    muscleGroups: ['Hamstrings'],
    fitnessComponents: ['Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Stability Ball Leg Curl',
    description:
      'Lie on the back with the heels on a ball and lift the hips. Roll the ball towards you by bending the knees and keep the hips high.',
    muscleGroups: ['Hamstrings', 'Hips', 'Trunk'],
    fitnessComponents: ['Strength', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Glute Bridge',
    description:
      'Lie on the back with the knees bent and the feet flat. Lift the hips until knees, hips and shoulders form a line, pause and lower.',
    muscleGroups: ['Hips', 'Hamstrings'],
    fitnessComponents: ['Muscular Endurance', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Single-Leg Glute Bridge',
    description:
      'From a bridge position, straighten one leg and keep the thighs level with each other. Lift and lower the hips without letting the pelvis tilt.',
    muscleGroups: ['Hips', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Quadruped Hip Extension',
    description:
      'On hands and knees, push one bent leg up towards the ceiling. Stop before the lower back arches and lower the knee to the start.',
    muscleGroups: ['Hips'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Cable Hip Abduction',
    description:
      'Stand side-on to a low pulley with the cuff on the outer ankle. Sweep the leg out sideways without leaning and return slowly.',
    muscleGroups: ['Abductors', 'Hips'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Machine Hip Abduction',
    description:
      'Sit tall with the pads outside the knees and press the legs apart. Hold for a moment and let them close under control.',
    muscleGroups: ['Abductors'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Side-Lying Hip Abduction',
    description:
      'Lie on the side with the body in a straight line and raise the top leg a little behind the hip. Lead with the heel and lower slowly.',
    muscleGroups: ['Abductors'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Band Lateral Walk',
    description:
      'Place a loop band above the knees or ankles and take a half squat. Step sideways with steady tension and keep the feet parallel.',
    muscleGroups: ['Abductors', 'Hips'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Clamshell',
    description:
      'Lie on the side with the knees bent and the feet together. Open the top knee without rolling the pelvis back and close it slowly.',
    muscleGroups: ['Abductors', 'Hips'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Cable Hip Adduction',
    description:
      'Stand side-on to a low pulley with the cuff on the near ankle. Draw the leg across the body in front of the standing leg and return slowly.',
    muscleGroups: ['Adductor'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Machine Hip Adduction',
    description:
      'Sit with the pads inside the knees at a comfortable width. Press the legs together smoothly and open them slowly.',
    muscleGroups: ['Adductor'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Copenhagen Plank',
    description:
      'Support the top knee or ankle on a bench in a side plank. Lift the hips until the body is straight and hold with the lower leg free.',
    muscleGroups: ['Adductor', 'Trunk'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Stability Ball Adductor Squeeze',
    description:
      'Lie on the back with a ball between the bent knees. Squeeze it evenly, hold for a few seconds and release slowly.',
    muscleGroups: ['Adductor'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: false,
  },
];
