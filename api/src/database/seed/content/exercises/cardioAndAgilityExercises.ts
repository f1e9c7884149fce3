import type { ExerciseContent } from '../types';

export const cardioAndAgilityExercises: readonly ExerciseContent[] = [
  {
    name: 'Treadmill Walk',
    description:
      'Walk tall at a brisk pace with the arms swinging freely. Raise the incline rather than hold the rails when it gets easy.',
    muscleGroups: ['Lower Body'],
    fitnessComponents: ['Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Incline Treadmill Walk',
    description:
      'Set a steady incline and walk with full steps and an upright trunk. Keep the hands off the rails to let the legs do the work.',
    muscleGroups: ['Lower Body', 'Calves', 'Hips'],
    fitnessComponents: ['Cardio', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Treadmill Run',
    description:
      'Run with short, light steps that land under the hips. Keep the shoulders relaxed and choose a pace that suits the target zone.',
    muscleGroups: ['Lower Body', 'Calves'],
    fitnessComponents: ['Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Outdoor Run',
    description:
      'Run at an even effort on safe ground and breathe in a steady rhythm. Start slower than you think and build up over the distance.',
    muscleGroups: ['Lower Body', 'Calves'],
    fitnessComponents: ['Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Stationary Bike',
    description:
      'Set the saddle so that the knee stays slightly bent at the bottom. Pedal in smooth circles at an even cadence.',
    muscleGroups: ['Lower Body', 'Quadriceps'],
    fitnessComponents: ['Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Assault Bike Sprint',
    description:
      'Drive arms and legs together as hard as possible for a short burst. Pedal easily between bursts until the breath returns.',
    muscleGroups: ['Total Body'],
    fitnessComponents: ['Cardio', 'Power'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Rowing Machine',
    description:
      'Push with the legs, lean the trunk back and then pull the handle to the ribs. Return in the opposite order: arms, trunk, legs.',
    muscleGroups: ['Total Body', 'Back'],
    fitnessComponents: ['Cardio', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Elliptical Trainer',
    description:
      'Stand upright with the whole foot on the pedal and push and pull the handles. Keep an even pace without bouncing.',
    muscleGroups: ['Total Body'],
    fitnessComponents: ['Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Stair Climber',
    description:
      'Step with the whole foot and stand tall without leaning on the rails. Find a rhythm you can hold for the whole interval.',
    muscleGroups: ['Lower Body', 'Hips', 'Quadriceps'],
    fitnessComponents: ['Cardio', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Ski Ergometer',
    description:
      'Reach high, then pull the handles down past the thighs with a hinge at the hips. Rise smoothly to full reach for the next pull.',
    muscleGroups: ['Upper Body', 'Back', 'Trunk'],
    fitnessComponents: ['Cardio', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Jump Rope',
    description:
      'Turn the rope from the wrists and jump just high enough to clear it. Land softly on the balls of the feet.',
    muscleGroups: ['Calves', 'Soleus', 'Total Body'],
    fitnessComponents: ['Cardio', 'Speed & Agility'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Jumping Jack',
    description:
      'Jump the feet apart while the arms swing overhead, then jump back together. Land softly with slightly bent knees.',
    muscleGroups: ['Total Body'],
    fitnessComponents: ['Cardio'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Step Jack',
    description:
      'Step one foot out to the side while raising both arms, then return and change sides. It is a low-impact choice that still lifts the pulse.',
    muscleGroups: ['Total Body'],
    fitnessComponents: ['Cardio'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'High Knees',
    description:
      'Run on the spot and lift each knee to hip height. Stay tall on the balls of the feet and pump the arms.',
    muscleGroups: ['Lower Body', 'Trunk'],
    fitnessComponents: ['Cardio', 'Speed & Agility'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Butt Kick Run',
    description:
      'Run on the spot or forwards and bring the heels towards the glutes. Keep the thighs pointing down and the steps quick.',
    muscleGroups: ['Hamstrings', 'Lower Body'],
    fitnessComponents: ['Cardio', 'Speed & Agility'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Mountain Climber',
    description:
      'From a high plank, drive the knees towards the chest one after the other. Keep the hips low and the hands under the shoulders.',
    muscleGroups: ['Trunk', 'Shoulders', 'Lower Body'],
    fitnessComponents: ['Cardio', 'Core'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Burpee',
    description:
      'Squat, jump or step the feet back to a plank, return and jump up. Keep the trunk firm when the feet land.',
    muscleGroups: ['Total Body'],
    fitnessComponents: ['Cardio', 'Muscular Endurance', 'Power'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Shadow Boxing',
    description:
      'Throw light, fast punches from a staggered stance and move the feet. Turn the hips with each cross and bring the hands back to the chin.',
    muscleGroups: ['Upper Body', 'Shoulders', 'Trunk'],
    fitnessComponents: ['Cardio', 'Speed & Agility'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Shuttle Run',
    description:
      'Sprint between two lines and touch each one with the hand. Lower the hips to stop and push off in the new direction.',
    muscleGroups: ['Lower Body'],
    fitnessComponents: ['Cardio', 'Speed & Agility'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Ladder In-Out',
    description:
      'Step two feet into each square of the ladder and two feet out. Stay on the balls of the feet and look ahead.',
    muscleGroups: ['Calves', 'Lower Body'],
    fitnessComponents: ['Speed & Agility'],
    allowUnilateral: false,
  },
  {
    name: 'Ladder Icky Shuffle',
    description:
      'Move sideways through the ladder: two feet in, one foot out, then on to the next square. Keep the hips low and the rhythm even.',
    muscleGroups: ['Calves', 'Abductors', 'Lower Body'],
    fitnessComponents: ['Speed & Agility', 'Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Cone T-Drill',
    description:
      'Sprint forwards, shuffle to one side, across to the other and back to the middle, then run backwards home. Keep the chest up in each change of direction.',
    muscleGroups: ['Lower Body', 'Abductors'],
    fitnessComponents: ['Speed & Agility'],
    allowUnilateral: false,
  },
  {
    name: 'Lateral Shuffle',
    description:
      'Stay in a half squat and slide sideways without crossing the feet. Push off from the trailing foot.',
    muscleGroups: ['Abductors', 'Quadriceps'],
    fitnessComponents: ['Speed & Agility', 'Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Carioca',
    description:
      'Travel sideways while one foot crosses in front and then behind the other. Let the hips turn and keep the shoulders facing ahead.',
    muscleGroups: ['Hips', 'Lower Body'],
    fitnessComponents: ['Speed & Agility', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Bear Crawl',
    description:
      'Crawl forwards on hands and feet with the knees close to the floor. Move the opposite hand and foot together and keep the hips low.',
    muscleGroups: ['Total Body', 'Trunk'],
    fitnessComponents: ['Cardio', 'Core'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
];
