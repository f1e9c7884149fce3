import type { WorkoutContent } from '../types';

export const fitnessWorkouts: readonly WorkoutContent[] = [
  {
    name: 'Total Body Basics',
    description: 'The big movement patterns with dumbbells, one exercise for each.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Cat-Cow', sets: 1, reps: 8, restSeconds: 0, tempo: 1 },
          { exercise: "World's Greatest Stretch", sets: 1, reps: 4, restSeconds: 0, tempo: 1 },
          { exercise: 'Jump Rope', sets: 2, durSeconds: 45, restSeconds: 30 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Dumbbell Goblet Squat', sets: 3, reps: 12, restSeconds: 60, tempo: 2 },
          { exercise: 'Dumbbell Bench Press', sets: 3, reps: 10, restSeconds: 60, tempo: 2 },
          { exercise: 'Dumbbell Romanian Deadlift', sets: 3, reps: 10, restSeconds: 60, tempo: 2 },
          { exercise: 'One-Arm Dumbbell Row', sets: 3, reps: 10, restSeconds: 60, tempo: 2 },
          { exercise: 'Standing Dumbbell Shoulder Press', sets: 2, reps: 10, restSeconds: 60, tempo: 2 },
        ],
        routines: [
          {
            routineType: 'circuit',
            title: 'Closing Round',
            reps: 2,
            restSeconds: 45,
            exercises: [
              { exercise: 'Jump Rope', sets: 1, durSeconds: 30, restSeconds: 0 },
              { exercise: 'Push-Up', sets: 1, reps: 8, restSeconds: 0 },
              { exercise: 'Bird Dog', sets: 1, reps: 8, restSeconds: 0 },
            ],
          },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Pallof Press', sets: 2, reps: 10, restSeconds: 45, tempo: 2 },
          { exercise: 'Side Plank', sets: 2, durSeconds: 30, restSeconds: 30 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Kneeling Hip Flexor Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Doorway Chest Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Seated Forward Fold', sets: 1, durSeconds: 40, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Strength and Stamina',
    description: 'Pairs of strength exercises with short rests, closed by an easy row.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Rowing Machine', sets: 1, durSeconds: 180, restSeconds: 30 },
          { exercise: 'Band Pull-Apart', sets: 1, reps: 15, restSeconds: 0, tempo: 2 },
          { exercise: 'Lateral Leg Swing', sets: 1, reps: 10, restSeconds: 0 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Trap Bar Deadlift', sets: 3, reps: 8, restSeconds: 75, tempo: 2 },
          { exercise: 'Push-Up', sets: 3, reps: 12, restSeconds: 45, tempo: 2 },
          { exercise: 'Dumbbell Walking Lunge', sets: 3, reps: 16, restSeconds: 60, tempo: 2 },
          { exercise: 'Suspension Row', sets: 3, reps: 12, restSeconds: 45, tempo: 2 },
          { exercise: 'Rowing Machine', sets: 1, durSeconds: 360, restSeconds: 60 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Cable Wood Chop', sets: 2, reps: 10, restSeconds: 45, tempo: 3 },
          { exercise: 'Hollow Body Hold', sets: 2, durSeconds: 20, restSeconds: 40 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Pigeon Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Lat Stretch on Bench', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Supine Spinal Twist', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Dumbbell Conditioning',
    description: 'One pair of dumbbells and five exercises, kept moving at a steady pace.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Inchworm', sets: 1, reps: 6, restSeconds: 0, tempo: 1 },
          { exercise: 'Arm Circle', sets: 1, reps: 12, restSeconds: 0 },
          { exercise: 'High Knees', sets: 2, durSeconds: 30, restSeconds: 30 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Dumbbell Thruster', sets: 3, reps: 10, restSeconds: 45, tempo: 3 },
          { exercise: 'Renegade Row', sets: 3, reps: 8, restSeconds: 45, tempo: 2 },
          { exercise: 'Dumbbell Lateral Lunge', sets: 3, reps: 10, restSeconds: 45, tempo: 2 },
          { exercise: 'Dumbbell Squeeze Press', sets: 3, reps: 12, restSeconds: 45, tempo: 2 },
          { exercise: 'Dumbbell Snatch', sets: 3, reps: 6, restSeconds: 60, tempo: 4 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Russian Twist', sets: 2, reps: 20, restSeconds: 30, tempo: 2 },
          { exercise: 'Plank Reach', sets: 2, reps: 8, restSeconds: 30, tempo: 1 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Side Lunge Adductor Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Overhead Triceps Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: "Child's Pose", sets: 1, durSeconds: 45, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Body Weight Intervals',
    description: 'Thirty seconds of work and thirty of rest with nothing but the floor.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Step Jack', sets: 1, durSeconds: 60, restSeconds: 0 },
          { exercise: 'Inchworm', sets: 1, reps: 5, restSeconds: 0, tempo: 1 },
          { exercise: 'Leg Swing', sets: 1, reps: 10, restSeconds: 15 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Burpee', sets: 4, durSeconds: 30, restSeconds: 30 },
          { exercise: 'Skater Jump', sets: 4, durSeconds: 30, restSeconds: 30 },
          { exercise: 'Mountain Climber', sets: 4, durSeconds: 30, restSeconds: 30 },
          { exercise: 'Split Squat Jump', sets: 4, durSeconds: 30, restSeconds: 30 },
          { exercise: 'High Knees', sets: 4, durSeconds: 30, restSeconds: 45 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Bear Plank', sets: 3, durSeconds: 20, restSeconds: 25 },
          { exercise: 'Bicycle Crunch', sets: 3, reps: 16, restSeconds: 30, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Quadriceps Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Standing Calf Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Cobra Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Bike Sprint Intervals',
    description: 'Short all-out sprints on the air bike with full recovery between them.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Stationary Bike', sets: 1, durSeconds: 300, restSeconds: 30 },
          { exercise: 'Walking Knee Hug', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Ankle Rock', sets: 1, reps: 10, restSeconds: 0 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Assault Bike Sprint', sets: 8, durSeconds: 20, restSeconds: 100 },
          { exercise: 'Stationary Bike', sets: 1, durSeconds: 240, restSeconds: 60 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Dead Bug', sets: 2, reps: 10, restSeconds: 30, tempo: 1 },
          { exercise: 'Side Plank', sets: 2, durSeconds: 25, restSeconds: 30 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Quadriceps Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Figure-Four Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Supine Hamstring Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Row, Ski and Run',
    description: 'Longer intervals on three machines at a hard but steady effort.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Rowing Machine', sets: 1, durSeconds: 240, restSeconds: 30 },
          { exercise: 'Shoulder Pass-Through', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
          { exercise: 'Hip Circle', sets: 1, reps: 8, restSeconds: 0 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Rowing Machine', sets: 3, durSeconds: 180, restSeconds: 90 },
          { exercise: 'Ski Ergometer', sets: 3, durSeconds: 120, restSeconds: 90 },
          { exercise: 'Treadmill Run', sets: 3, durSeconds: 180, restSeconds: 90 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Stir the Pot', sets: 2, reps: 8, restSeconds: 45, tempo: 1 },
          { exercise: 'Back Extension', sets: 2, reps: 12, restSeconds: 45, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Hamstring Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Lat Stretch on Bench', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Bent-Knee Soleus Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
];
