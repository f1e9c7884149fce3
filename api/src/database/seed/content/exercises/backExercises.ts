import type { ExerciseContent } from '../types';

export const backExercises: readonly ExerciseContent[] = [
  {
    name: 'Barbell Bent-Over Row',
    description:
      'Hinge forwards until the trunk is close to level with the floor and let the bar hang. Pull it to the lower ribs with a flat back and lower it under control.',
    muscleGroups: ['Back', 'Biceps', 'Forearms'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Pendlay Row',
    description:
      'Start every repetition with the bar resting on the floor and the back level. Row it fast to the lower chest and set it down before the next pull.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'T-Bar Row',
    description:
      'Straddle the loaded end of the bar with a flat back and soft knees. Pull the handle to the stomach and squeeze the shoulder blades together.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Landmine Row',
    description:
      'Stand beside the end of an angled bar in a split stance and hinge forwards. Row the sleeve to the hip with one hand without turning the trunk.',
    muscleGroups: ['Back', 'Biceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Barbell Shrug',
    description:
      'Hold the bar with straight arms and lift the shoulders straight up towards the ears. Pause at the top and lower without rolling the shoulders.',
    muscleGroups: ['Back', 'Neck', 'Forearms'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'One-Arm Dumbbell Row',
    description:
      'Support one hand and knee on a bench and keep the back level. Pull the dumbbell to the hip and lower it until the arm is straight.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Chest-Supported Dumbbell Row',
    description:
      'Lie face down on an inclined bench and let the dumbbells hang. Row the elbows back beside the ribs while the chest stays on the pad.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Renegade Row',
    description:
      'Hold a wide-footed plank on two dumbbells and row one to the hip. Keep the hips level and set the weight down softly before changing sides.',
    muscleGroups: ['Back', 'Trunk', 'Biceps'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Gorilla Row',
    description:
      'Hinge over two kettlebells standing between the feet. Row one while pushing the other into the floor, and keep the back flat throughout.',
    muscleGroups: ['Back', 'Biceps', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Seated Cable Row',
    description:
      'Sit tall with soft knees and pull the handle to the stomach. Let the shoulder blades glide forwards on the way back without rounding the lower back.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Single-Arm Cable Row',
    description:
      'Stand square to the cable and pull the handle to the side of the ribs. Resist the turn of the trunk as the arm straightens again.',
    muscleGroups: ['Back', 'Biceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Lat Pulldown',
    description:
      'Hold the bar wider than the shoulders and lean back slightly. Pull it to the upper chest by driving the elbows down, then let the arms straighten fully.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Close-Grip Lat Pulldown',
    description:
      'Use a narrow handle with the palms facing each other. Pull it to the top of the chest with a tall spine and return until the lats are stretched.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Straight-Arm Pulldown',
    description:
      'Stand facing a high pulley with the arms nearly straight. Sweep the bar down to the thighs with the lats and return to forehead height.',
    muscleGroups: ['Back', 'Triceps'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Cable Face Pull',
    description:
      'Set the rope at face height and pull it towards the eyes while the hands move apart. Finish with the forearms upright and the shoulder blades drawn back.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Muscular Endurance', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Machine Row',
    description:
      'Set the chest pad so that the arms are straight at the start. Pull the handles past the ribs and return slowly without losing contact with the pad.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Pull-Up',
    description:
      'Hang from a bar with the palms facing away and the ribs down. Pull until the chin clears the bar and lower to a full hang.',
    muscleGroups: ['Back', 'Biceps', 'Forearms'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Chin-Up',
    description:
      'Take a shoulder-width grip with the palms facing you. Pull the chest towards the bar and lower until the elbows are straight.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Assisted Pull-Up',
    description:
      'Use a band or an assistance machine that takes part of your weight. Pull the chin over the bar with control and lower for about three seconds.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Inverted Row',
    description:
      'Hang under a fixed bar with the body straight and the heels on the floor. Pull the chest to the bar and lower until the arms are straight.',
    muscleGroups: ['Back', 'Biceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Suspension Row',
    description:
      'Lean back holding two straps with the body in one line. Row the chest to the hands and step the feet forwards to make it harder.',
    muscleGroups: ['Back', 'Biceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Band Pull-Apart',
    description:
      'Hold a band in front of the chest with straight arms. Pull the hands apart until the band touches the chest, then return slowly.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Muscular Endurance', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Band Lat Pulldown',
    description:
      'Anchor a band overhead and kneel facing it. Drive the elbows to the ribs and let the arms rise again under control.',
    muscleGroups: ['Back', 'Biceps'],
    fitnessComponents: ['Muscular Endurance', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Back Extension',
    description:
      'Rest the hips on the pad of a back extension bench and lower the trunk with a flat back. Rise until the body forms a straight line, no further.',
    muscleGroups: ['Back', 'Hips', 'Hamstrings'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Superman Hold',
    description:
      'Lie face down with the arms reaching forwards. Lift the chest, arms and legs a little off the floor and hold while breathing evenly.',
    muscleGroups: ['Back', 'Hips'],
    fitnessComponents: ['Muscular Endurance', 'Core'],
    allowUnilateral: false,
  },
];
