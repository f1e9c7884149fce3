import type { ExerciseContent } from '../types';

export const squatAndLungeExercises: readonly ExerciseContent[] = [
  {
    name: 'Barbell Back Squat',
    description:
      'Set the bar on the upper back, brace and sit down between the hips with the knees over the toes. Rise with the chest and hips moving together.',
    muscleGroups: ['Quadriceps', 'Hips', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Barbell Front Squat',
    description:
      'Rest the bar on the front of the shoulders with the elbows high. Squat down upright and drive up without letting the elbows drop.',
    muscleGroups: ['Quadriceps', 'Hips', 'Trunk'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Box Squat',
    description:
      'Sit back onto a box at about knee height with the shins close to upright. Pause without relaxing and stand up forcefully.',
    muscleGroups: ['Quadriceps', 'Hips', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'Barbell Split Squat',
    description:
      'Take a long stance with the bar on the back and lower straight down. Stop when the rear knee is just above the floor and push through the front foot.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Barbell Reverse Lunge',
    description:
      'Step one foot back and lower until both knees are bent to about 90 degrees. Push through the front heel to return to standing.',
    muscleGroups: ['Quadriceps', 'Hips', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Dumbbell Goblet Squat',
    description:
      'Hold one dumbbell upright against the chest. Squat between the knees with a tall trunk and stand up by pushing the floor away.',
    muscleGroups: ['Quadriceps', 'Hips', 'Trunk'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Kettlebell Front Rack Squat',
    description:
      'Rack the kettlebell on the forearm close to the chest. Squat with the ribs down and do not let the weight pull you forwards.',
    muscleGroups: ['Quadriceps', 'Hips', 'Trunk'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Dumbbell Walking Lunge',
    description:
      'Step forwards into a lunge, then bring the rear foot through into the next step. Keep the trunk upright and the front knee in line with the toes.',
    muscleGroups: ['Quadriceps', 'Hips', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Bulgarian Split Squat',
    description:
      'Rest the rear foot on a bench and lower until the front thigh is about level with the floor. Press through the whole front foot to rise.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Dumbbell Lateral Lunge',
    description:
      'Take a wide step to the side and sit back over that foot while the other leg stays straight. Push off to return to standing.',
    muscleGroups: ['Adductor', 'Quadriceps', 'Hips'],
    fitnessComponents: ['Strength', 'Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Dumbbell Curtsy Lunge',
    description:
      'Step one foot diagonally behind the other and lower with the hips facing forwards. Push through the front heel to come back up.',
    muscleGroups: ['Hips', 'Abductors', 'Quadriceps'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Dumbbell Step-Up',
    description:
      'Place the whole foot on a box and stand up on that leg without pushing off the floor. Lower slowly to the start.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Lateral Step-Up',
    description:
      'Stand side-on to a step with the near foot on top. Straighten that leg to lift the body and lower until the other heel touches lightly.',
    muscleGroups: ['Quadriceps', 'Abductors', 'Knees'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Body Weight Squat',
    description:
      'Stand with the feet about shoulder width apart and sit down as if onto a low chair. Keep the heels down and rise to full height.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Muscular Endurance', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Forward Lunge',
    description:
      'Step forwards and lower until the rear knee is close to the floor. Push back through the front heel to the starting position.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Muscular Endurance', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Wall Sit',
    description:
      'Lean against a wall with the knees bent to 90 degrees and the shins upright. Hold with even pressure on both feet and steady breathing.',
    muscleGroups: ['Quadriceps', 'Knees'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Sit-to-Stand',
    description:
      'Sit on a chair with the feet under the knees and lean the chest forwards. Stand up without using the hands and sit down slowly.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Leg Press',
    description:
      'Place the feet in the middle of the platform and lower it until the knees are bent to about 90 degrees. Press back without locking the knees hard.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Hack Squat',
    description:
      'Set the shoulders under the pads with the back flat against the support. Lower until the thighs pass level and press through the whole foot.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Leg Extension',
    description:
      'Line up the knee with the axis of the machine. Straighten the legs smoothly, pause at the top and lower slowly.',
    muscleGroups: ['Quadriceps', 'Knees'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Terminal Knee Extension',
    description:
      'Loop a band behind the knee and anchor it in front of you. Let the knee bend a little, then straighten it fully by tightening the thigh.',
    muscleGroups: ['Knees', 'Quadriceps'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Slow Step-Down',
    description:
      'Stand on a low step on one leg and lower the other heel towards the floor over three seconds. Keep the knee over the second toe and the pelvis level.',
    muscleGroups: ['Knees', 'Quadriceps', 'Hips'],
    fitnessComponents: ['Strength', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Smith Machine Split Squat',
    description:
      'Set one foot well in front of the bar and lower straight down along the rails. Drive through the front heel and keep the trunk upright.',
    muscleGroups: ['Quadriceps', 'Hips'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Overhead Squat',
    description:
      'Hold a bar or dowel overhead with a wide grip and the arms beside the ears. Squat as deep as the arms, heels and back stay in place.',
    muscleGroups: ['Quadriceps', 'Shoulders', 'Trunk'],
    fitnessComponents: ['Strength', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Reverse Nordic Curl',
    description:
      'Kneel tall with the hips straight and lean the whole body back from the knees. Go only as far as you can return without bending at the hips.',
    muscleGroups: ['Quadriceps', 'Knees'],
    fitnessComponents: ['Strength', 'Flexibility'],
    allowUnilateral: false,
  },
];
