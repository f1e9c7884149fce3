import type { ExerciseContent } from '../types';

export const plyometricExercises: readonly ExerciseContent[] = [
  {
    name: 'Squat Jump',
    description:
      'Sink into a half squat and jump as high as possible with the arms swinging up. Land softly on the whole foot and reset.',
    muscleGroups: ['Quadriceps', 'Hips', 'Calves'],
    fitnessComponents: ['Plyometrics', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Countermovement Jump',
    description:
      'Drop quickly into a shallow squat and rebound at once into a maximal jump. Land with knees over toes and stand still.',
    muscleGroups: ['Quadriceps', 'Hips', 'Calves'],
    fitnessComponents: ['Plyometrics', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Box Jump',
    description:
      'Swing the arms and jump onto a box that lets you land in a quarter squat. Stand up and step down.',
    muscleGroups: ['Quadriceps', 'Hips', 'Calves'],
    fitnessComponents: ['Plyometrics', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Depth Jump',
    description:
      'Step off a low box, touch the ground briefly and jump up at once. Keep the ground contact as short as possible.',
    muscleGroups: ['Quadriceps', 'Calves', 'Hips'],
    fitnessComponents: ['Plyometrics', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Broad Jump',
    description:
      'Load the hips with the arms back and jump forwards for distance. Stick the landing with bent knees and a flat back.',
    muscleGroups: ['Hips', 'Quadriceps', 'Hamstrings'],
    fitnessComponents: ['Plyometrics', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Tuck Jump',
    description:
      'Jump straight up and draw the knees towards the chest. Land quietly on the balls of the feet and settle before the next jump.',
    muscleGroups: ['Quadriceps', 'Trunk', 'Calves'],
    fitnessComponents: ['Plyometrics'],
    allowUnilateral: false,
  },
  {
    name: 'Split Squat Jump',
    description:
      'Lower into a lunge, jump and change legs in the air. Land softly with the trunk upright and the front knee in line.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Plyometrics', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Lateral Bound',
    description:
      'Push off sideways from one leg and land on the other. Hold the landing steady before bounding back.',
    muscleGroups: ['Abductors', 'Quadriceps', 'Hips'],
    fitnessComponents: ['Plyometrics', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Single-Leg Hop',
    description:
      'Hop forwards on one leg and stick each landing for two seconds. Keep the knee in line with the toes.',
    muscleGroups: ['Calves', 'Quadriceps', 'Knees'],
    fitnessComponents: ['Plyometrics', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Pogo Jump',
    description:
      'Bounce on the balls of the feet with nearly straight knees. Spend as little time on the ground as possible.',
    muscleGroups: ['Calves', 'Soleus'],
    fitnessComponents: ['Plyometrics', 'Speed & Agility'],
    allowUnilateral: false,
  },
  {
    name: 'Skater Jump',
    description:
      'Leap from side to side like a speed skater and let the free leg sweep behind. Land on a bent knee with the chest over the thigh.',
    muscleGroups: ['Abductors', 'Hips', 'Quadriceps'],
    fitnessComponents: ['Plyometrics', 'Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Plyometric Push-Up',
    description:
      'Lower as in a push-up and press so fast that the hands leave the floor. Land with soft elbows and a firm trunk.',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    fitnessComponents: ['Plyometrics', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Power Skip',
    description:
      'Skip forwards while driving one knee and the opposite arm up. Aim for height with each skip and land on the ball of the foot.',
    muscleGroups: ['Hips', 'Calves', 'Quadriceps'],
    fitnessComponents: ['Plyometrics', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Hurdle Hop',
    description:
      'Jump over a row of low hurdles with both feet together. Rebound straight into the next jump with tall posture.',
    muscleGroups: ['Quadriceps', 'Calves', 'Hips'],
    fitnessComponents: ['Plyometrics', 'Speed & Agility'],
    allowUnilateral: false,
  },
  {
    name: 'Drop Landing',
    description:
      'Step off a low box and land on both feet in a quarter squat. Absorb the landing quietly and hold it for three seconds.',
    muscleGroups: ['Quadriceps', 'Hips', 'Knees'],
    fitnessComponents: ['Plyometrics', 'Balance'],
    allowUnilateral: false,
  },
];
