import type { WorkoutContent } from '../types';

export const firstStepsWorkouts: readonly WorkoutContent[] = [
  {
    name: 'Beginner Full Body A',
    description: 'A first full-body session that teaches the squat, the push and the pull with light loads.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Cat-Cow', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
          { exercise: 'Arm Circle', sets: 1, reps: 12, restSeconds: 0 },
          { exercise: 'Step Jack', sets: 1, durSeconds: 60, restSeconds: 30 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Sit-to-Stand', sets: 2, reps: 12, restSeconds: 60, tempo: 2 },
          { exercise: 'Incline Push-Up', sets: 2, reps: 10, restSeconds: 60, tempo: 2 },
          { exercise: 'Seated Cable Row', sets: 2, reps: 12, restSeconds: 60, tempo: 2 },
          { exercise: 'Glute Bridge', sets: 2, reps: 12, restSeconds: 45, tempo: 2 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Dead Bug', sets: 2, reps: 8, restSeconds: 45, tempo: 1 },
          { exercise: 'Front Plank', sets: 2, durSeconds: 20, restSeconds: 45 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Quadriceps Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Doorway Chest Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: "Child's Pose", sets: 1, durSeconds: 45, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Beginner Full Body B',
    description: 'The second first-month session: hinge, step and press, with plenty of rest.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Leg Swing', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Wall Slide', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
          { exercise: 'Treadmill Walk', sets: 1, durSeconds: 180, restSeconds: 30 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Kettlebell Deadlift', sets: 2, reps: 10, restSeconds: 75, tempo: 2 },
          { exercise: 'Dumbbell Step-Up', sets: 2, reps: 8, restSeconds: 60, tempo: 2 },
          { exercise: 'Machine Chest Press', sets: 2, reps: 12, restSeconds: 60, tempo: 2 },
          { exercise: 'Lat Pulldown', sets: 2, reps: 12, restSeconds: 60, tempo: 2 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Bird Dog', sets: 2, reps: 8, restSeconds: 45, tempo: 1 },
          { exercise: 'Side Plank', sets: 2, durSeconds: 15, restSeconds: 45 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Supine Hamstring Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Figure-Four Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Cross-Body Shoulder Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Beginner Cardio and Mobility',
    description: 'Easy steady work for heart and joints on the day between two strength sessions.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Ankle Rock', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Hip Circle', sets: 1, reps: 8, restSeconds: 0 },
          { exercise: 'Thoracic Rotation', sets: 1, reps: 8, restSeconds: 0, tempo: 1 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Treadmill Walk', sets: 1, durSeconds: 600, restSeconds: 60 },
          { exercise: 'Stationary Bike', sets: 1, durSeconds: 480, restSeconds: 60 },
          { exercise: 'Body Weight Squat', sets: 2, reps: 12, restSeconds: 45, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Calf Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Kneeling Hip Flexor Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Supine Spinal Twist', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Desk Day Reset',
    description: 'Twenty gentle minutes against a day of sitting. It needs a chair, a band and a wall.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Chin Tuck', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
          { exercise: 'Arm Circle', sets: 1, reps: 12, restSeconds: 0 },
          { exercise: 'Open Book', sets: 1, reps: 8, restSeconds: 0, tempo: 1 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Sit-to-Stand', sets: 2, reps: 12, restSeconds: 30, tempo: 2 },
          { exercise: 'Band Pull-Apart', sets: 2, reps: 15, restSeconds: 30, tempo: 2 },
          { exercise: 'Wall Slide', sets: 2, reps: 10, restSeconds: 30, tempo: 1 },
          { exercise: 'Clamshell', sets: 2, reps: 12, restSeconds: 30, tempo: 2 },
          { exercise: 'Tibialis Raise', sets: 2, reps: 15, restSeconds: 30, tempo: 2 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Bird Dog', sets: 2, reps: 8, restSeconds: 30, tempo: 1 },
          { exercise: 'McGill Curl-Up', sets: 2, reps: 8, restSeconds: 30, tempo: 1 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Upper Trapezius Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Doorway Chest Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Kneeling Hip Flexor Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Wrist Flexor Stretch', sets: 1, durSeconds: 20, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Walk and Strengthen',
    description: 'A brisk walk framed by simple strength work that fits into a lunch break.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Leg Swing', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Standing Side Bend', sets: 1, durSeconds: 20, restSeconds: 0 },
          { exercise: 'Step Jack', sets: 1, durSeconds: 45, restSeconds: 15 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Incline Treadmill Walk', sets: 1, durSeconds: 720, restSeconds: 60 },
          { exercise: 'Forward Lunge', sets: 2, reps: 10, restSeconds: 45, tempo: 2 },
          { exercise: 'Incline Push-Up', sets: 2, reps: 12, restSeconds: 45, tempo: 2 },
          { exercise: "Farmer's Carry", sets: 3, durSeconds: 40, restSeconds: 45 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Plank Shoulder Tap', sets: 2, reps: 12, restSeconds: 30, tempo: 2 },
          { exercise: 'Glute Bridge', sets: 2, reps: 15, restSeconds: 30, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Calf Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Standing Hamstring Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Lat Stretch on Bench', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
];
