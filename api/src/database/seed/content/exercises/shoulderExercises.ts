import type { ExerciseContent } from '../types';

export const shoulderExercises: readonly ExerciseContent[] = [
  {
    name: 'Barbell Overhead Press',
    description:
      'Stand with the bar on the front of the shoulders and squeeze the glutes. Press it overhead past the face and finish with the bar above the middle of the foot.',
    muscleGroups: ['Shoulders', 'Triceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Push Press',
    description:
      'Dip a few centimetres by bending the knees and drive up at once. Let the legs start the bar and the arms finish it overhead.',
    muscleGroups: ['Shoulders', 'Triceps', 'Quadriceps'],
    fitnessComponents: ['Power', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Landmine Press',
    description:
      'Hold the end of an angled bar at the shoulder in a half-kneeling or split stance. Press it up and forwards, and reach at the top so the shoulder blade moves freely.',
    muscleGroups: ['Shoulders', 'Chest', 'Trunk'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Seated Dumbbell Shoulder Press',
    description:
      'Sit upright with back support and the dumbbells at ear height. Press until the arms are straight and lower to the starting height.',
    muscleGroups: ['Shoulders', 'Triceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Standing Dumbbell Shoulder Press',
    description:
      'Stand tall with the dumbbells at the shoulders and the ribs down. Press overhead without leaning back and lower with control.',
    muscleGroups: ['Shoulders', 'Triceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Arnold Press',
    description:
      'Begin with the palms facing you in front of the shoulders. Turn them forwards while pressing overhead and reverse the turn on the way down.',
    muscleGroups: ['Shoulders', 'Triceps'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Lateral Raise',
    description:
      'With a slight bend in the elbows, raise the dumbbells sideways to shoulder height. Lead with the elbows and lower for two to three seconds.',
    muscleGroups: ['Shoulders'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Dumbbell Front Raise',
    description:
      'Raise the dumbbells in front of you to shoulder height with the thumbs slightly up. Keep the trunk still and lower slowly.',
    muscleGroups: ['Shoulders'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Bent-Over Reverse Fly',
    description:
      'Hinge forwards with a flat back and let the dumbbells hang. Open the arms out to the sides until level with the trunk, then lower.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Scaption Raise',
    description:
      'Raise light dumbbells with the thumbs up on a line halfway between front and side. Stop at shoulder height and lower without shrugging.',
    muscleGroups: ['Shoulders'],
    fitnessComponents: ['Muscular Endurance', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Kettlebell Bottoms-Up Press',
    description:
      'Hold a kettlebell upside down at the shoulder with a tight grip. Press it slowly overhead and keep the wrist stacked over the elbow.',
    muscleGroups: ['Shoulders', 'Forearms', 'Trunk'],
    fitnessComponents: ['Strength', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Kettlebell Half-Kneeling Press',
    description:
      'Kneel on one knee with the kettlebell racked on the same side. Squeeze the rear glute and press overhead without side bending.',
    muscleGroups: ['Shoulders', 'Triceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Cable Lateral Raise',
    description:
      'Stand beside a low pulley and hold the handle with the far hand. Raise the arm sideways to shoulder height and resist the cable on the way down.',
    muscleGroups: ['Shoulders'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Cable External Rotation',
    description:
      'Keep the elbow bent at 90 degrees and pressed to a rolled towel at the side. Turn the forearm outwards against the cable and return slowly.',
    muscleGroups: ['Shoulders'],
    fitnessComponents: ['Muscular Endurance', 'Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Cable Internal Rotation',
    description:
      'Stand side-on to the cable with the elbow bent at 90 degrees by the ribs. Turn the forearm in towards the stomach and let it return slowly.',
    muscleGroups: ['Shoulders'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Machine Shoulder Press',
    description:
      'Set the seat so that the handles start at shoulder height. Press up without lifting the shoulders to the ears and lower until the hands are level with the chin.',
    muscleGroups: ['Shoulders', 'Triceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Reverse Pec Deck',
    description:
      'Face the pad and hold the handles with nearly straight arms. Open the arms until they line up with the shoulders and return with control.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Pike Push-Up',
    description:
      'Walk the feet in until the hips are high and the body forms an upside-down V. Lower the crown of the head towards the floor between the hands and press back.',
    muscleGroups: ['Shoulders', 'Triceps'],
    fitnessComponents: ['Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Band Overhead Press',
    description:
      'Stand on the band and hold the ends at the shoulders. Press overhead to straight arms and lower slowly against the pull.',
    muscleGroups: ['Shoulders', 'Triceps'],
    fitnessComponents: ['Muscular Endurance', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Prone Y-T-W Raise',
    description:
      'Lie face down and lift the arms in the shape of a Y, then a T, then a W. Keep the forehead down and draw the shoulder blades back in each shape.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Muscular Endurance', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Upright Dumbbell Row',
    description:
      'Pull the dumbbells up close to the body until the elbows reach chest height. Keep the hands below the elbows and stop before any pinching is felt.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: false,
  },
];
