import type { WorkoutContent } from '../types';

export const powerAndStabilityWorkouts: readonly WorkoutContent[] = [
  {
    name: 'Olympic Lift Session',
    description: 'Cleans and jerks in small sets at full speed, with rest to keep every one crisp.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Jump Rope', sets: 2, durSeconds: 60, restSeconds: 30 },
          { exercise: 'Shoulder Pass-Through', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
          { exercise: 'Overhead Squat', sets: 2, reps: 6, restSeconds: 30, tempo: 1 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Hang Power Clean', sets: 5, reps: 3, restSeconds: 150, tempo: 4 },
          { exercise: 'Push Jerk', sets: 4, reps: 3, restSeconds: 150, tempo: 4 },
          { exercise: 'Clean Pull', sets: 3, reps: 4, restSeconds: 120, tempo: 4 },
          { exercise: 'Barbell Front Squat', sets: 3, reps: 5, restSeconds: 120, tempo: 3 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Hanging Leg Raise', sets: 3, reps: 8, restSeconds: 60, tempo: 2 },
          { exercise: 'Pallof Press', sets: 2, reps: 8, restSeconds: 45, tempo: 2 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Kneeling Hip Flexor Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Wrist Flexor Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Lat Stretch on Bench', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Jump and Throw',
    description: 'Jumps, bounds and medicine ball throws while fresh, then one strength exercise.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'High Knees', sets: 2, durSeconds: 20, restSeconds: 20 },
          { exercise: 'Lateral Leg Swing', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Pogo Jump', sets: 2, reps: 15, restSeconds: 30, tempo: 3 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Box Jump', sets: 4, reps: 4, restSeconds: 90, tempo: 4 },
          { exercise: 'Broad Jump', sets: 4, reps: 3, restSeconds: 90, tempo: 4 },
          { exercise: 'Lateral Bound', sets: 3, reps: 6, restSeconds: 75, tempo: 4 },
          { exercise: 'Medicine Ball Rotational Throw', sets: 3, reps: 6, restSeconds: 60, tempo: 4 },
          { exercise: 'Medicine Ball Slam', sets: 3, reps: 6, restSeconds: 60, tempo: 4 },
          { exercise: 'Trap Bar Deadlift', sets: 3, reps: 4, restSeconds: 150, tempo: 3 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Medicine Ball Sit-Up Throw', sets: 3, reps: 8, restSeconds: 60, tempo: 3 },
          { exercise: 'Side Plank', sets: 2, durSeconds: 30, restSeconds: 30 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Calf Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Pigeon Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Supine Spinal Twist', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Kettlebell Power',
    description: 'Swings, cleans and snatches that train a fast hip with a single bell.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Cat-Cow', sets: 1, reps: 8, restSeconds: 0, tempo: 1 },
          { exercise: "World's Greatest Stretch", sets: 1, reps: 4, restSeconds: 0, tempo: 1 },
          { exercise: 'Kettlebell Deadlift', sets: 2, reps: 8, restSeconds: 30, tempo: 2 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Kettlebell Swing', sets: 5, reps: 12, restSeconds: 60, tempo: 4 },
          { exercise: 'Kettlebell Clean and Press', sets: 4, reps: 5, restSeconds: 75, tempo: 3 },
          { exercise: 'Kettlebell Snatch', sets: 4, reps: 6, restSeconds: 90, tempo: 4 },
          { exercise: 'Kettlebell Front Rack Squat', sets: 3, reps: 8, restSeconds: 75, tempo: 2 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Turkish Get-Up', sets: 3, reps: 2, restSeconds: 60, tempo: 1 },
          { exercise: 'Suitcase Carry', sets: 3, durSeconds: 30, restSeconds: 45 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Seated Forward Fold', sets: 1, durSeconds: 40, restSeconds: 0 },
          { exercise: 'Cross-Body Shoulder Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Butterfly Stretch', sets: 1, durSeconds: 40, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Stability Base A',
    description: 'Single-leg and ball exercises at a slow tempo for steady hips, knees and shoulders.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Foam Roll Calves', sets: 1, durSeconds: 45, restSeconds: 0 },
          { exercise: 'Foam Roll Quadriceps', sets: 1, durSeconds: 45, restSeconds: 0 },
          { exercise: 'Cat-Cow', sets: 1, reps: 10, restSeconds: 0, tempo: 1 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Single-Leg Balance Reach', sets: 2, reps: 8, restSeconds: 45, tempo: 1 },
          { exercise: 'Stability Ball Push-Up', sets: 2, reps: 12, restSeconds: 60, tempo: 1 },
          { exercise: 'Single-Leg Romanian Deadlift', sets: 2, reps: 12, restSeconds: 60, tempo: 1 },
          { exercise: 'Single-Arm Cable Row', sets: 2, reps: 15, restSeconds: 60, tempo: 1 },
          { exercise: 'Slow Step-Down', sets: 2, reps: 10, restSeconds: 60, tempo: 1 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Stability Ball Rollout', sets: 2, reps: 10, restSeconds: 45, tempo: 1 },
          { exercise: 'Dead Bug', sets: 2, reps: 10, restSeconds: 45, tempo: 1 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Standing Calf Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Kneeling Hip Flexor Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Lat Stretch on Bench', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
  {
    name: 'Stability Base B',
    description: 'Balance in all directions, light high-repetition strength and a patient trunk.',
    sections: [
      {
        name: 'Warm-Up',
        exercises: [
          { exercise: 'Foam Roll Upper Back', sets: 1, durSeconds: 45, restSeconds: 0 },
          { exercise: 'Ankle Rock', sets: 1, reps: 10, restSeconds: 0 },
          { exercise: 'Band Lateral Walk', sets: 1, reps: 12, restSeconds: 20, tempo: 2 },
        ],
      },
      {
        name: 'Main',
        exercises: [
          { exercise: 'Hop to Balance', sets: 2, reps: 6, restSeconds: 45, tempo: 2 },
          { exercise: 'Stability Ball Leg Curl', sets: 2, reps: 12, restSeconds: 60, tempo: 1 },
          { exercise: 'Dumbbell Scaption Raise', sets: 2, reps: 15, restSeconds: 45, tempo: 1 },
          { exercise: 'Clock Lunge', sets: 2, reps: 6, restSeconds: 60, tempo: 1 },
          { exercise: 'Standing Cable Press', sets: 2, reps: 15, restSeconds: 60, tempo: 1 },
          { exercise: 'Single-Leg Calf Raise', sets: 2, reps: 15, restSeconds: 45, tempo: 1 },
        ],
      },
      {
        name: 'Core',
        exercises: [
          { exercise: 'Stir the Pot', sets: 2, reps: 8, restSeconds: 45, tempo: 1 },
          { exercise: 'Copenhagen Plank', sets: 2, durSeconds: 15, restSeconds: 45 },
        ],
      },
      {
        name: 'Cool Down',
        exercises: [
          { exercise: 'Bent-Knee Soleus Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Side Lunge Adductor Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
          { exercise: 'Doorway Chest Stretch', sets: 1, durSeconds: 30, restSeconds: 0 },
        ],
      },
    ],
  },
];
