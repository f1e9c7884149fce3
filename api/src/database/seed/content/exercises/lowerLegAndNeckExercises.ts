import type { ExerciseContent } from '../types';

export const lowerLegAndNeckExercises: readonly ExerciseContent[] = [
  {
    name: 'Standing Calf Raise',
    description:
      'Stand with the balls of the feet on a step and let the heels drop. Rise as high as possible, pause and lower for two seconds.',
    muscleGroups: ['Calves'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Seated Calf Raise',
    description:
      'Sit with the knees bent to 90 degrees under the pad. Lift the heels high, pause and lower until the lower calf is stretched.',
    muscleGroups: ['Soleus', 'Calves'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Leg Press Calf Raise',
    description:
      'Place the balls of the feet on the lower edge of the platform with the knees straight. Push with the toes and let the heels come back slowly.',
    muscleGroups: ['Calves'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Single-Leg Calf Raise',
    description:
      'Stand on one foot on the edge of a step and hold something lightly for balance. Rise fully and lower below the step with control.',
    muscleGroups: ['Calves', 'Soleus'],
    fitnessComponents: ['Strength', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Bent-Knee Calf Raise',
    description:
      'Keep the knees bent to about 30 degrees throughout. Lift the heels slowly without straightening the knees, pause and lower.',
    muscleGroups: ['Soleus'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Tibialis Raise',
    description:
      'Lean the hips against a wall with the feet a step in front of it. Pull the toes towards the shins, pause and lower slowly.',
    muscleGroups: ['Calves'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Band Ankle Dorsiflexion',
    description:
      'Sit with a band anchored ahead of you and looped over the foot. Pull the toes towards the shin and return slowly against the band.',
    muscleGroups: ['Calves'],
    fitnessComponents: ['Muscular Endurance', 'Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Isometric Soleus Hold',
    description:
      'Take a shallow wall sit and raise the heels off the floor. Hold the position with the weight over the big toe.',
    muscleGroups: ['Soleus', 'Quadriceps'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Towel Toe Curl',
    description:
      'Sit with one bare foot on a towel and draw it towards you with the toes. Spread the toes between pulls and keep the heel down.',
    muscleGroups: ['Calves'],
    fitnessComponents: ['Muscular Endurance', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Chin Tuck',
    description:
      'Sit tall and draw the chin straight back as if to make a double chin. Hold for a few seconds without tilting the head.',
    muscleGroups: ['Neck', 'Head'],
    fitnessComponents: ['Muscular Endurance', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Isometric Neck Flexion',
    description:
      'Place the palm on the forehead and press the head gently into the hand. Nothing moves; build the pressure up and release it slowly.',
    muscleGroups: ['Neck'],
    fitnessComponents: ['Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Isometric Neck Side Bend',
    description:
      'Place the palm on the side of the head and press gently sideways into it. Keep the head upright and hold for several breaths.',
    muscleGroups: ['Neck'],
    fitnessComponents: ['Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Prone Neck Extension Hold',
    description:
      'Lie face down with the head over the edge of a bench. Hold the head level with the spine, with the chin lightly tucked.',
    muscleGroups: ['Neck', 'Back'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Band Neck Retraction',
    description:
      'Loop a light band around the back of the head and hold the ends in front. Draw the head back against the band and return slowly.',
    muscleGroups: ['Neck', 'Head'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: false,
  },
];
