import type { WorkoutContent } from '../types';

export const wakeupWorkouts: readonly WorkoutContent[] = [
  {
    name: 'Morning Mobility Flow',
    description: 'Ten quiet minutes that wake the spine, hips and shoulders before the day begins.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Neck Half Circle', sets: 1, reps: 6, restSeconds: 0, tempo: 1 },
          { exercise: 'Cat-Cow', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: "World's Greatest Stretch", sets: 2, reps: 4, restSeconds: 15, tempo: 1 },
          { exercise: 'Hip 90/90 Switch', sets: 1, reps: 10, restSeconds: 15, tempo: 1 },
          { exercise: 'Open Book', sets: 1, reps: 8, restSeconds: 15, tempo: 1 },
          { exercise: 'Inchworm', sets: 2, reps: 5, restSeconds: 20, tempo: 1 },
          { exercise: 'Deep Squat Hold', sets: 2, durSeconds: 30, restSeconds: 15 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: "Child's Pose", sets: 1, durSeconds: 45, restSeconds: 0 },
          { exercise: 'Standing Side Bend', sets: 1, durSeconds: 20, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Morning Energiser',
    description: 'A short body-weight round that lifts the pulse and leaves you awake, not tired.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Arm Circle', sets: 1, reps: 12, restSeconds: 0 },
          { exercise: 'Walking Knee Hug', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Jumping Jack', sets: 1, durSeconds: 45, restSeconds: 15 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Body Weight Squat', sets: 3, reps: 12, restSeconds: 20, tempo: 2 },
          { exercise: 'Push-Up', sets: 3, reps: 8, restSeconds: 20, tempo: 2 },
          { exercise: 'Mountain Climber', sets: 3, durSeconds: 20, restSeconds: 30 },
          { exercise: 'Band Pull-Apart', sets: 3, reps: 12, restSeconds: 20, tempo: 2 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Front Plank', sets: 2, durSeconds: 30, restSeconds: 20 },
          { exercise: 'Bicycle Crunch', sets: 2, reps: 12, restSeconds: 20, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Quadriceps Stretch', sets: 1, durSeconds: 20, restSeconds: 0 },
          { exercise: 'Cobra Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
];
