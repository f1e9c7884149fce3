import type { ProgramContent } from './types';

const SUNDAY = 0;
const MONDAY = 1;
const TUESDAY = 2;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

export const programs: readonly ProgramContent[] = [
  {
    name: 'First Four Weeks',
    category: 'Beginners',
    description:
      'Two full-body sessions and one easy day a week for people who have never trained, or not for years.',
    workouts: [
      { workout: 'Beginner Full Body A', daysOfWeek: [MONDAY] },
      { workout: 'Beginner Cardio and Mobility', daysOfWeek: [WEDNESDAY] },
      { workout: 'Beginner Full Body B', daysOfWeek: [FRIDAY] },
    ],
  },
  {
    name: 'All-Round Fit',
    category: 'General Fitness',
    description: 'Three varied days that train strength, stamina and movement in equal parts.',
    workouts: [
      { workout: 'Total Body Basics', daysOfWeek: [MONDAY] },
      { workout: 'Strength and Stamina', daysOfWeek: [WEDNESDAY] },
      { workout: 'Dumbbell Conditioning', daysOfWeek: [FRIDAY] },
    ],
  },
  {
    name: 'Interval Builder',
    category: 'Interval Training',
    description: 'Short, medium and long intervals spread over the week so that hard days never touch.',
    workouts: [
      { workout: 'Body Weight Intervals', daysOfWeek: [TUESDAY] },
      { workout: 'Bike Sprint Intervals', daysOfWeek: [THURSDAY] },
      { workout: 'Row, Ski and Run', daysOfWeek: [SATURDAY] },
    ],
  },
  {
    name: 'Active Every Day',
    category: 'Lifestyle',
    description: 'Small portions on most days for busy people who sit a lot and want to keep moving.',
    workouts: [
      { workout: 'Desk Day Reset', daysOfWeek: [MONDAY, WEDNESDAY, FRIDAY] },
      { workout: 'Walk and Strengthen', daysOfWeek: [TUESDAY, THURSDAY] },
      { workout: 'Morning Mobility Flow', daysOfWeek: [SUNDAY] },
    ],
  },
  {
    name: 'Heavy Three',
    category: 'Maximal Strength',
    description: 'One heavy day each for squat, bench press and deadlift, with full rest between the sets.',
    workouts: [
      { workout: 'Heavy Squat Day', daysOfWeek: [MONDAY] },
      { workout: 'Heavy Bench Day', daysOfWeek: [WEDNESDAY] },
      { workout: 'Heavy Deadlift Day', daysOfWeek: [FRIDAY] },
    ],
  },
  {
    name: 'Push, Pull, Legs',
    category: 'Muscle Gain',
    description: 'A classic split run twice a week: every muscle group gets two growth sessions.',
    workouts: [
      { workout: 'Push Day for Size', daysOfWeek: [MONDAY, THURSDAY] },
      { workout: 'Pull Day for Size', daysOfWeek: [TUESDAY, FRIDAY] },
      { workout: 'Leg Day for Size', daysOfWeek: [WEDNESDAY, SATURDAY] },
    ],
  },
  {
    name: 'Fast and Forceful',
    category: 'Power',
    description: 'Lifts, jumps and swings done at speed for people who already own a base of strength.',
    workouts: [
      { workout: 'Olympic Lift Session', daysOfWeek: [MONDAY] },
      { workout: 'Jump and Throw', daysOfWeek: [WEDNESDAY] },
      { workout: 'Kettlebell Power', daysOfWeek: [SATURDAY] },
    ],
  },
  {
    name: 'Steady Ground',
    category: 'Stabilization Endurance',
    description:
      'Slow, high-repetition work on unstable ground that prepares joints and trunk for heavier training.',
    workouts: [
      { workout: 'Stability Base A', daysOfWeek: [MONDAY, FRIDAY] },
      { workout: 'Stability Base B', daysOfWeek: [WEDNESDAY] },
    ],
  },
  {
    name: 'Rise and Move',
    category: 'Wakeup Workout',
    description:
      'A short session before breakfast: gentle mobility on one day, a little more energy on the next.',
    workouts: [
      { workout: 'Morning Mobility Flow', daysOfWeek: [MONDAY, WEDNESDAY, FRIDAY] },
      { workout: 'Morning Energiser', daysOfWeek: [TUESDAY, THURSDAY] },
    ],
  },
];
