import type { WorkoutContent } from '../types';

export const strengthAndMuscleWorkouts: readonly WorkoutContent[] = [
  {
    name: 'Heavy Squat Day',
    description: 'Low repetitions and long rests for the squat, with assistance for legs and trunk.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Stationary Bike', sets: 1, durSeconds: 300, restSeconds: 30 },
          { exercise: 'Ankle Rock', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Hip 90/90 Switch', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
          { exercise: 'Body Weight Squat', sets: 2, reps: 10, restSeconds: 30, tempo: 2 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Barbell Back Squat', sets: 5, reps: 4, restSeconds: 180, tempo: 2 },
          { exercise: 'Box Squat', sets: 3, reps: 3, restSeconds: 180, tempo: 4 },
          { exercise: 'Barbell Split Squat', sets: 3, reps: 6, restSeconds: 120, tempo: 2 },
          { exercise: 'Lying Leg Curl', sets: 3, reps: 8, restSeconds: 90, tempo: 2 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Ab Wheel Rollout', sets: 3, reps: 8, restSeconds: 75, tempo: 1 },
          { exercise: 'Suitcase Carry', sets: 3, durSeconds: 30, restSeconds: 60 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Kneeling Hip Flexor Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Butterfly Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Heavy Bench Day',
    description: 'The bench press at high load, followed by rows and triceps work that support it.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Rowing Machine', sets: 1, durSeconds: 240, restSeconds: 30 },
          { exercise: 'Band Pull-Apart', sets: 2, reps: 15, restSeconds: 15, tempo: 2 },
          { exercise: 'Scapular Push-Up', sets: 2, reps: 10, restSeconds: 15, tempo: 2 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Barbell Bench Press', sets: 5, reps: 4, restSeconds: 180, tempo: 2 },
          { exercise: 'Close-Grip Bench Press', sets: 3, reps: 5, restSeconds: 150, tempo: 2 },
          { exercise: 'Pendlay Row', sets: 4, reps: 5, restSeconds: 120, tempo: 4 },
          { exercise: 'Barbell Overhead Press', sets: 3, reps: 5, restSeconds: 120, tempo: 2 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Pallof Press', sets: 3, reps: 8, restSeconds: 60, tempo: 2 },
          { exercise: 'Hanging Knee Raise', sets: 3, reps: 10, restSeconds: 60, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Doorway Chest Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Overhead Triceps Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Cross-Body Shoulder Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Heavy Deadlift Day',
    description: 'Deadlifts from the floor with few repetitions, then hinge and pull assistance.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Rowing Machine', sets: 1, durSeconds: 240, restSeconds: 30 },
          { exercise: 'Cat-Cow', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
          { exercise: 'Leg Swing', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Glute Bridge', sets: 2, reps: 10, restSeconds: 20, tempo: 2 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Conventional Deadlift', sets: 5, reps: 3, restSeconds: 210, tempo: 2 },
          { exercise: 'Barbell Hip Thrust', sets: 3, reps: 6, restSeconds: 150, tempo: 2 },
          { exercise: 'Barbell Good Morning', sets: 3, reps: 6, restSeconds: 120, tempo: 1 },
          { exercise: 'Pull-Up', sets: 4, reps: 5, restSeconds: 120, tempo: 2 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Side Plank', sets: 3, durSeconds: 35, restSeconds: 45 },
          { exercise: "Farmer's Carry", sets: 3, durSeconds: 30, restSeconds: 75 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Seated Forward Fold', sets: 1, durSeconds: 45, restSeconds: 0 },
          { exercise: 'Pigeon Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: "Child's Pose", sets: 1, durSeconds: 45, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Push Day for Size',
    description: 'Chest, shoulders and triceps with moderate loads and controlled lowering.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Arm Circle', sets: 1, reps: 12, restSeconds: 0 },
          { exercise: 'Wall Slide', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
          { exercise: 'Push-Up', sets: 2, reps: 10, restSeconds: 30, tempo: 2 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Incline Dumbbell Bench Press', sets: 4, reps: 10, restSeconds: 90, tempo: 2 },
          { exercise: 'Barbell Bench Press', sets: 3, reps: 8, restSeconds: 90, tempo: 2 },
          { exercise: 'Seated Dumbbell Shoulder Press', sets: 3, reps: 10, restSeconds: 90, tempo: 2 },
          { exercise: 'Cable Chest Fly', sets: 3, reps: 12, restSeconds: 60, tempo: 1 },
          { exercise: 'Dumbbell Lateral Raise', sets: 4, reps: 15, restSeconds: 45, tempo: 2 },
          { exercise: 'Cable Triceps Pushdown', sets: 3, reps: 12, restSeconds: 45, tempo: 2 },
          { exercise: 'Cable Overhead Triceps Extension', sets: 2, reps: 12, restSeconds: 45, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Doorway Chest Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Overhead Triceps Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Pull Day for Size',
    description: 'Back, rear shoulders and biceps from several angles.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Dead Hang', sets: 2, durSeconds: 20, restSeconds: 20 },
          { exercise: 'Band Pull-Apart', sets: 1, reps: 15, restSeconds: 0, tempo: 2 },
          { exercise: 'Thoracic Rotation', sets: 1, reps: 8, restSeconds: 0, tempo: 1 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Lat Pulldown', sets: 4, reps: 10, restSeconds: 75, tempo: 2 },
          { exercise: 'Chest-Supported Dumbbell Row', sets: 4, reps: 10, restSeconds: 75, tempo: 2 },
          { exercise: 'Seated Cable Row', sets: 3, reps: 12, restSeconds: 60, tempo: 2 },
          { exercise: 'Cable Face Pull', sets: 3, reps: 15, restSeconds: 45, tempo: 2 },
          { exercise: 'Barbell Shrug', sets: 3, reps: 12, restSeconds: 60, tempo: 2 },
          { exercise: 'EZ-Bar Preacher Curl', sets: 3, reps: 10, restSeconds: 60, tempo: 1 },
          { exercise: 'Hammer Curl', sets: 3, reps: 12, restSeconds: 45, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Lat Stretch on Bench', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Wall Biceps Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Wrist Extensor Stretch', sets: 1, durSeconds: 20, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Leg Day for Size',
    description: 'Thighs, hips and calves with machines and free weights, close to muscular failure.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Stationary Bike', sets: 1, durSeconds: 300, restSeconds: 30 },
          { exercise: 'Hip Circle', sets: 1, reps: 8, restSeconds: 0 },
          { exercise: 'Body Weight Squat', sets: 2, reps: 12, restSeconds: 30, tempo: 2 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Barbell Front Squat', sets: 4, reps: 8, restSeconds: 120, tempo: 2 },
          { exercise: 'Romanian Deadlift', sets: 4, reps: 10, restSeconds: 90, tempo: 2 },
          { exercise: 'Leg Press', sets: 3, reps: 12, restSeconds: 90, tempo: 2 },
          { exercise: 'Seated Leg Curl', sets: 3, reps: 12, restSeconds: 60, tempo: 1 },
          { exercise: 'Leg Extension', sets: 3, reps: 15, restSeconds: 60, tempo: 2 },
          { exercise: 'Standing Calf Raise', sets: 4, reps: 12, restSeconds: 45, tempo: 1 },
          { exercise: 'Seated Calf Raise', sets: 3, reps: 15, restSeconds: 45, tempo: 1 },
        ],
      },
      {
        name: 'Core',
        exercises: [{ exercise: 'Reverse Crunch', sets: 3, reps: 12, restSeconds: 45, tempo: 2 }],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Quadriceps Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Supine Hamstring Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Standing Calf Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
];
