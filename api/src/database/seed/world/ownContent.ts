import type { ExerciseContent, ProgramContent, WorkoutContent } from '../content/types';

export const ownExercises: readonly ExerciseContent[] = [
  {
    name: 'Sandbag Shoulder Walk',
    description:
      'Rest a sandbag on one shoulder and walk a straight line without leaning. Change sides on every length.',
    muscleGroups: ['Trunk', 'Shoulders', 'Legs'],
    fitnessComponents: ['Core', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Stair Sprint with Walk-Down',
    description: 'Run up one flight as fast as you can stay tidy, walk down while you breathe, and go again.',
    muscleGroups: ['Legs', 'Calves'],
    fitnessComponents: ['Cardio', 'Speed & Agility'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
  {
    name: 'Park Bench Step-Up',
    description:
      'Step onto a knee-high bench, stand tall at the top and lower yourself slowly over three counts.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Strength', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Towel Row at the Door Frame',
    description:
      'Loop a towel round a sturdy handle, lean back with straight knees and pull the chest to the hands.',
    muscleGroups: ['Back', 'Biceps', 'Forearms'],
    fitnessComponents: ['Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Slow Hill Walk',
    description: 'Walk uphill at a pace at which you can still talk in full sentences. Let the arms swing.',
    muscleGroups: ['Lower Body'],
    fitnessComponents: ['Cardio'],
    allowUnilateral: false,
  },
  {
    name: 'Chair Hip Opener',
    description:
      'Sit tall, place one ankle on the other knee and lean forward until the outer hip feels a stretch.',
    muscleGroups: ['Hips'],
    fitnessComponents: ['Flexibility', 'Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Crème Caramel Carry',
    description:
      'Carry a full bowl of water at chest height for twenty paces and do not spill a drop. Turn and come back.',
    muscleGroups: ['Trunk', 'Arms'],
    fitnessComponents: ['Balance', 'Core'],
    allowUnilateral: false,
  },
  {
    name: 'Wall Ball Partner Throw',
    description:
      'Squat with the ball at the chest, throw it high on the wall on the way up and let your partner catch it.',
    muscleGroups: ['Total Body'],
    fitnessComponents: ['Power'],
    allowUnilateral: false,
  },
];

export const ownWorkouts: readonly WorkoutContent[] = [
  {
    name: 'Maya’s Park Session',
    description: 'Forty minutes outdoors with a bench and a hill.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [{ exercise: 'Slow Hill Walk', sets: 1, durSeconds: 420, restSeconds: 30 }],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Park Bench Step-Up', sets: 4, reps: 10, restSeconds: 60, tempo: 1 },
          { exercise: 'Push-Up', sets: 4, reps: 12, restSeconds: 60 },
          { exercise: 'Stair Sprint with Walk-Down', sets: 6, durSeconds: 30, restSeconds: 60 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [{ exercise: 'Chair Hip Opener', sets: 2, durSeconds: 60, restSeconds: 10 }],
      },
    ],
  },
  {
    name: 'Hotel Room Strength',
    description: 'Needs a towel, a door and fifteen free minutes.',
    sections: [
      { name: 'Warm-Up', exercises: [{ exercise: 'Cat-Cow', sets: 1, reps: 10, restSeconds: 15 }] },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Towel Row at the Door Frame', sets: 3, reps: 12, restSeconds: 45 },
          { exercise: 'Push-Up', sets: 3, reps: 10, restSeconds: 45 },
          { exercise: 'Front Plank', sets: 3, durSeconds: 40, restSeconds: 30 },
        ],
        routines: [
          {
            routineType: 'super_set',
            title: 'Push and Bridge',
            reps: 3,
            exercises: [
              { exercise: 'Push-Up', sets: 1, reps: 8, restSeconds: 0 },
              { exercise: 'Glute Bridge', sets: 1, reps: 12, restSeconds: 30 },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Carry Day',
    description: 'Heavy and awkward things, carried with a straight back.',
    sections: [
      { name: 'Warm-Up', exercises: [{ exercise: 'Inchworm', sets: 2, reps: 8, restSeconds: 30 }] },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Sandbag Shoulder Walk', sets: 4, durSeconds: 60, restSeconds: 60 },
          { exercise: 'Suitcase Carry', sets: 4, durSeconds: 45, restSeconds: 60 },
          { exercise: 'Crème Caramel Carry', sets: 3, durSeconds: 45, restSeconds: 30 },
        ],
        routines: [
          {
            routineType: 'circuit',
            title: 'Carry Finisher',
            reps: 3,
            restSeconds: 60,
            exercises: [
              { exercise: 'Suitcase Carry', sets: 1, durSeconds: 30, restSeconds: 0 },
              { exercise: 'High Knees', sets: 1, durSeconds: 30, restSeconds: 0 },
              { exercise: 'Front Plank', sets: 1, durSeconds: 30, restSeconds: 0 },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Group Throw and Run',
    description: 'A partner session for six to twelve people.',
    sections: [
      { name: 'Warm-Up', exercises: [{ exercise: 'High Knees', sets: 2, durSeconds: 60, restSeconds: 30 }] },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Wall Ball Partner Throw', sets: 5, reps: 15, restSeconds: 60, tempo: 4 },
          { exercise: 'Shuttle Run', sets: 6, durSeconds: 40, restSeconds: 50 },
        ],
      },
    ],
  },
];

export const ownPrograms: readonly ProgramContent[] = [
  {
    name: 'Outdoor Base',
    category: 'Lifestyle',
    description: 'Two outdoor sessions and one day of carries for people who dislike gyms.',
    workouts: [
      { workout: 'Maya’s Park Session', daysOfWeek: [1, 4] },
      { workout: 'Carry Day', daysOfWeek: [6] },
    ],
  },
  {
    name: 'On the Road',
    category: 'General Fitness',
    description: 'Keeps strength up while travelling; nothing to pack but a towel.',
    workouts: [{ workout: 'Hotel Room Strength', daysOfWeek: [2, 4, 0] }],
  },
];
