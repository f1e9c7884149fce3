import type { ExerciseContent } from '../types';

export const powerExercises: readonly ExerciseContent[] = [
  {
    name: 'Power Clean',
    description:
      'Lift the bar past the knees, extend hips and knees fast and pull yourself under it. Catch it on the shoulders in a quarter squat with the elbows high.',
    muscleGroups: ['Hips', 'Quadriceps', 'Back'],
    fitnessComponents: ['Power', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Hang Power Clean',
    description:
      'Start with the bar just above the knees and jump it upwards. Turn the elbows under quickly and receive the bar on the shoulders.',
    muscleGroups: ['Hips', 'Quadriceps', 'Back'],
    fitnessComponents: ['Power'],
    allowUnilateral: false,
  },
  {
    name: 'Hang Power Snatch',
    description:
      'With a wide grip, hinge until the bar is above the knees and extend explosively. Catch it overhead with locked arms in a quarter squat.',
    muscleGroups: ['Total Body', 'Shoulders', 'Hips'],
    fitnessComponents: ['Power'],
    allowUnilateral: false,
  },
  {
    name: 'Clean Pull',
    description:
      'Lift the bar as in a clean and finish tall on the toes with a strong shrug. Keep the arms long and let the bar stay close.',
    muscleGroups: ['Hips', 'Back', 'Quadriceps'],
    fitnessComponents: ['Power', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Push Jerk',
    description:
      'Dip and drive the bar off the shoulders, then drop under it with straight arms. Stand up with the bar fixed overhead.',
    muscleGroups: ['Shoulders', 'Triceps', 'Quadriceps'],
    fitnessComponents: ['Power'],
    allowUnilateral: false,
  },
  {
    name: 'Barbell Thruster',
    description:
      'Front squat to depth and drive up so that the bar floats off the shoulders. Press it overhead in one movement and go straight into the next.',
    muscleGroups: ['Quadriceps', 'Shoulders', 'Hips'],
    fitnessComponents: ['Power', 'Muscular Endurance', 'Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Snatch',
    description:
      'Squat over one dumbbell between the feet and drive up powerfully. Pull it close to the body and punch it overhead.',
    muscleGroups: ['Total Body', 'Hips', 'Shoulders'],
    fitnessComponents: ['Power'],
    allowUnilateral: true,
  },
  {
    name: 'Dumbbell Thruster',
    description:
      'Hold the dumbbells at the shoulders and squat. Use the drive out of the bottom to press them overhead.',
    muscleGroups: ['Quadriceps', 'Shoulders', 'Hips'],
    fitnessComponents: ['Muscular Endurance', 'Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Kettlebell Swing',
    description:
      'Hike the kettlebell back between the thighs and snap the hips forwards. Let it float to chest height and guide it back into the next hinge.',
    muscleGroups: ['Hips', 'Hamstrings', 'Back'],
    fitnessComponents: ['Power', 'Muscular Endurance', 'Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Single-Arm Kettlebell Swing',
    description:
      'Swing the bell with one hand and keep the shoulders square. Snap the hips to lift it and let the arm stay relaxed.',
    muscleGroups: ['Hips', 'Hamstrings', 'Trunk'],
    fitnessComponents: ['Power', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Kettlebell Clean',
    description:
      'Pull the kettlebell up close to the body from a small swing. Let it roll softly onto the forearm in the rack position.',
    muscleGroups: ['Hips', 'Back', 'Forearms'],
    fitnessComponents: ['Power'],
    allowUnilateral: true,
  },
  {
    name: 'Kettlebell Clean and Press',
    description:
      'Clean the bell to the rack and pause with the ribs down. Press it overhead, lower it to the rack and return to the swing.',
    muscleGroups: ['Total Body', 'Shoulders', 'Hips'],
    fitnessComponents: ['Power', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Kettlebell Snatch',
    description:
      'Swing the bell and guide it overhead in one movement close to the body. Punch the hand through at the top so it lands softly.',
    muscleGroups: ['Total Body', 'Hips', 'Shoulders'],
    fitnessComponents: ['Power', 'Cardio'],
    allowUnilateral: true,
  },
  {
    name: 'Kettlebell High Pull',
    description:
      'From a swing, pull the elbow back at chest height as the bell floats. Push it away and let it fall into the next swing.',
    muscleGroups: ['Back', 'Hips', 'Shoulders'],
    fitnessComponents: ['Power'],
    allowUnilateral: true,
  },
  {
    name: 'Medicine Ball Chest Pass',
    description:
      'Stand facing a wall and push the ball away from the chest as fast as you can. Finish with straight arms and catch it softly.',
    muscleGroups: ['Chest', 'Triceps'],
    fitnessComponents: ['Power'],
    allowUnilateral: false,
  },
  {
    name: 'Medicine Ball Slam',
    description:
      'Reach the ball overhead and slam it to the floor in front of the feet. Bend hips and knees to pick it up and repeat.',
    muscleGroups: ['Trunk', 'Back', 'Shoulders'],
    fitnessComponents: ['Power', 'Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Medicine Ball Rotational Throw',
    description:
      'Stand side-on to a wall, load the back hip and throw the ball by turning hips and chest. Catch the rebound and load again.',
    muscleGroups: ['Trunk', 'Hips'],
    fitnessComponents: ['Power', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Medicine Ball Overhead Throw',
    description:
      'Hold the ball behind the head with one foot forwards. Step and throw it at the wall with a quick whip of the trunk.',
    muscleGroups: ['Back', 'Trunk', 'Shoulders'],
    fitnessComponents: ['Power'],
    allowUnilateral: false,
  },
  {
    name: 'Wall Ball',
    description:
      'Squat with a ball at the chest and throw it to a target high on the wall as you stand. Catch it and sink into the next squat.',
    muscleGroups: ['Quadriceps', 'Shoulders', 'Hips'],
    fitnessComponents: ['Power', 'Muscular Endurance', 'Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Sled Push',
    description:
      'Lean into the sled with straight arms and a firm trunk. Drive it forwards with powerful steps and push through the whole leg.',
    muscleGroups: ['Legs', 'Hips', 'Quadriceps'],
    fitnessComponents: ['Power', 'Cardio', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Sled Drag',
    description:
      'Face the sled holding the straps and lean back with long arms. Walk backwards with short steps from the balls of the feet.',
    muscleGroups: ['Legs', 'Quadriceps'],
    fitnessComponents: ['Muscular Endurance', 'Cardio'],
    allowUnilateral: false,
  },
];
