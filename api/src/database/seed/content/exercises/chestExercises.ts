import type { ExerciseContent } from '../types';

export const chestExercises: readonly ExerciseContent[] = [
  {
    name: 'Barbell Bench Press',
    description:
      'Lie with eyes under the bar, pull the shoulder blades together and plant the feet. Lower the bar to the lower chest with the elbows tucked slightly, then press it back over the shoulders.',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Incline Barbell Bench Press',
    description:
      'Set the bench to about 30 degrees and lower the bar to the upper chest. Keep the wrists above the elbows and press until the arms are straight.',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Close-Grip Bench Press',
    description:
      'Hold the bar at shoulder width and keep the elbows close to the ribs. Lower to the bottom of the chest and press up by straightening the elbows.',
    muscleGroups: ['Triceps', 'Chest'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Barbell Floor Press',
    description:
      'Lie on the floor with knees bent and lower the bar until the upper arms rest lightly on the ground. Pause for a moment so that the press starts from a dead stop.',
    muscleGroups: ['Chest', 'Triceps'],
    fitnessComponents: ['Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Bench Press',
    description:
      'Press two dumbbells from the sides of the chest until they meet above the shoulders. Lower under control until the elbows are just below the bench.',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Alternating Dumbbell Bench Press',
    description:
      'Start with both dumbbells held over the chest and lower one while the other stays up. Brace the trunk so that the hips do not roll towards the moving arm.',
    muscleGroups: ['Chest', 'Triceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Incline Dumbbell Bench Press',
    description:
      'On a bench inclined to about 30 degrees, press the dumbbells from beside the upper chest to straight arms. Keep the lower back in light contact with the bench.',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Chest Fly',
    description:
      'With a soft bend in the elbows, open the arms in a wide arc until the chest feels stretched. Bring the dumbbells together above the chest without changing the elbow angle.',
    muscleGroups: ['Chest'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Pullover',
    description:
      'Lie on a bench and hold one dumbbell above the chest with both hands. Reach it back behind the head while the ribs stay down, then pull it back over the chest.',
    muscleGroups: ['Chest', 'Back'],
    fitnessComponents: ['Hypertrophy', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Squeeze Press',
    description:
      'Press two dumbbells firmly against each other over the middle of the chest. Keep that inward pressure while lowering to the chest and pressing up again.',
    muscleGroups: ['Chest', 'Triceps'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Cable Chest Fly',
    description:
      'Stand in a split stance between two cables set at shoulder height. Sweep the slightly bent arms forwards until the hands meet, then return slowly.',
    muscleGroups: ['Chest'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Low-to-High Cable Fly',
    description:
      'Set both pulleys low and sweep the handles up and inwards to chin height. Keep the shoulders down and let the arms return along the same path.',
    muscleGroups: ['Chest', 'Shoulders'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Standing Cable Press',
    description:
      'Face away from the cable with the handle at chest height and press forwards until the arm is straight. Keep hips and ribs square against the pull.',
    muscleGroups: ['Chest', 'Triceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Core'],
    allowUnilateral: true,
  },
  {
    name: 'Machine Chest Press',
    description:
      'Adjust the seat so that the handles line up with the middle of the chest. Press to straight arms and return until a light stretch is felt, without letting the weights touch.',
    muscleGroups: ['Chest', 'Triceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Pec Deck',
    description:
      'Sit tall with the forearms or hands on the pads at chest height. Bring the pads together smoothly and open only as far as the shoulders stay comfortable.',
    muscleGroups: ['Chest'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Push-Up',
    description:
      'Hold a straight line from head to heels with the hands slightly wider than the shoulders. Lower the chest to just above the floor and push the ground away.',
    muscleGroups: ['Chest', 'Triceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Incline Push-Up',
    description:
      'Place the hands on a bench or sturdy box and keep the body straight. Lower the chest to the edge and press back; the higher the hands, the lighter the work.',
    muscleGroups: ['Chest', 'Triceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Kneeling Push-Up',
    description:
      'Rest on the knees with a straight line from knees to head. Lower the chest between the hands and press up without letting the hips sag.',
    muscleGroups: ['Chest', 'Triceps'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Decline Push-Up',
    description:
      'Put the feet on a bench and the hands on the floor under the shoulders. Lower the chest between the hands while keeping the trunk firm.',
    muscleGroups: ['Chest', 'Shoulders', 'Triceps'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Stability Ball Push-Up',
    description:
      'Grip the sides of a ball with the hands under the chest and hold a plank. Lower slowly until the chest is near the ball and press up without letting it roll.',
    muscleGroups: ['Chest', 'Triceps', 'Trunk'],
    fitnessComponents: ['Strength', 'Balance'],
    allowUnilateral: false,
  },
  {
    name: 'Band Chest Press',
    description:
      'Anchor a band behind you at chest height and hold one end in each hand. Press straight forwards and return slowly while the shoulder blades stay back.',
    muscleGroups: ['Chest', 'Triceps'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Chest Dip',
    description:
      'Support yourself on parallel bars and lean the trunk slightly forwards. Lower until the upper arms are level with the floor and press back to straight arms.',
    muscleGroups: ['Chest', 'Triceps', 'Shoulders'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
];
