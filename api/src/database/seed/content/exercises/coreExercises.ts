import type { ExerciseContent } from '../types';

export const coreExercises: readonly ExerciseContent[] = [
  {
    name: 'Front Plank',
    description:
      'Rest on forearms and toes with the body in a straight line. Squeeze the glutes, keep the ribs down and breathe evenly.',
    muscleGroups: ['Trunk', 'Shoulders'],
    fitnessComponents: ['Core', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Side Plank',
    description:
      'Support yourself on one forearm with the feet stacked and lift the hips. Keep head, hips and heels in one line.',
    muscleGroups: ['Trunk', 'Abductors'],
    fitnessComponents: ['Core', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Plank Shoulder Tap',
    description:
      'In a high plank with the feet apart, touch each shoulder with the opposite hand in turn. Keep the hips still and level.',
    muscleGroups: ['Trunk', 'Shoulders'],
    fitnessComponents: ['Core', 'Balance'],
    allowUnilateral: false,
  },
  {
    name: 'Plank Reach',
    description:
      'From a plank, reach one arm forwards without moving the pelvis. Hold for a breath and change sides slowly.',
    muscleGroups: ['Trunk', 'Shoulders'],
    fitnessComponents: ['Core', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Bear Plank',
    description:
      'From hands and knees, lift the knees just off the floor. Hold a flat back and push the ground away with the hands.',
    muscleGroups: ['Trunk', 'Quadriceps'],
    fitnessComponents: ['Core', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Dead Bug',
    description:
      'Lie on the back with the arms up and the knees above the hips. Lower the opposite arm and leg while the lower back stays on the floor.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core'],
    allowUnilateral: false,
  },
  {
    name: 'Bird Dog',
    description:
      'On hands and knees, stretch out one arm and the opposite leg. Hold the hips level, pause and return without shifting weight.',
    muscleGroups: ['Trunk', 'Back', 'Hips'],
    fitnessComponents: ['Core', 'Balance'],
    allowUnilateral: true,
  },
  {
    name: 'Hollow Body Hold',
    description:
      'Lie on the back and press the lower back into the floor. Lift shoulders and straight legs a little and hold the shape of a shallow bowl.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Curl-Up',
    description:
      'Lie with the knees bent and lift the head and shoulder blades off the floor. Breathe out on the way up and lower slowly.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Bicycle Crunch',
    description:
      'Lie on the back and bring one elbow towards the opposite knee while the other leg stretches out. Change sides at a calm, even pace.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Reverse Crunch',
    description:
      'Lie on the back with the knees over the hips and curl the pelvis off the floor. Lower slowly until the lower back touches down.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core'],
    allowUnilateral: false,
  },
  {
    name: 'Hanging Knee Raise',
    description:
      'Hang from a bar and lift the knees while curling the pelvis up. Lower slowly and do not swing.',
    muscleGroups: ['Trunk', 'Forearms'],
    fitnessComponents: ['Core', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Hanging Leg Raise',
    description:
      'Hang from a bar and raise straight legs to hip height or above. Lower with control until the body hangs still.',
    muscleGroups: ['Trunk', 'Forearms'],
    fitnessComponents: ['Core', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Ab Wheel Rollout',
    description:
      'Kneel with the wheel under the shoulders and roll forwards in one line. Stop before the lower back sags and pull back.',
    muscleGroups: ['Trunk', 'Back', 'Shoulders'],
    fitnessComponents: ['Core', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Stability Ball Rollout',
    description:
      'Kneel with the forearms on a ball and roll it forwards. Keep the hips in line with the trunk and draw the ball back.',
    muscleGroups: ['Trunk', 'Shoulders'],
    fitnessComponents: ['Core', 'Balance'],
    allowUnilateral: false,
  },
  {
    name: 'Stir the Pot',
    description:
      'Hold a plank with the forearms on a ball and draw small circles with the elbows. Change direction halfway and keep the hips quiet.',
    muscleGroups: ['Trunk', 'Shoulders'],
    fitnessComponents: ['Core', 'Balance'],
    allowUnilateral: false,
  },
  {
    name: 'Pallof Press',
    description:
      'Stand side-on to a cable or band held at the breastbone. Press the hands forwards, resist the turn and bring them back.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Cable Wood Chop',
    description:
      'Pull the handle from high on one side to low on the other with straight arms. Turn from the hips and let the rear foot pivot.',
    muscleGroups: ['Trunk', 'Shoulders'],
    fitnessComponents: ['Core', 'Power'],
    allowUnilateral: true,
  },
  {
    name: 'Cable Lift',
    description:
      'Pull the handle from a low pulley up across the body to above the far shoulder. Rotate hips and chest together and return slowly.',
    muscleGroups: ['Trunk', 'Shoulders', 'Hips'],
    fitnessComponents: ['Core', 'Power'],
    allowUnilateral: true,
  },
  {
    name: 'Kneeling Cable Crunch',
    description:
      'Kneel below a high pulley with the rope beside the ears. Curl the ribs towards the pelvis while the hips stay still.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Russian Twist',
    description:
      'Sit with the knees bent and lean back with a long spine. Turn the chest to each side and keep the knees pointing ahead.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Suitcase Carry',
    description:
      'Carry one heavy weight at your side and walk in a straight line. Stay tall and do not let the trunk lean to either side.',
    muscleGroups: ['Trunk', 'Forearms'],
    fitnessComponents: ['Core', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Turkish Get-Up',
    description:
      'Lie with a kettlebell held straight above one shoulder and rise step by step: elbow, hand, hip, knee, standing. Reverse the steps and watch the weight throughout.',
    muscleGroups: ['Total Body', 'Shoulders', 'Trunk'],
    fitnessComponents: ['Core', 'Strength', 'Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Medicine Ball Sit-Up Throw',
    description:
      'Sit up from the floor and throw a light ball to a partner or wall at the top. Catch it and lower back under control.',
    muscleGroups: ['Trunk', 'Chest'],
    fitnessComponents: ['Core', 'Power'],
    allowUnilateral: false,
  },
  {
    name: 'McGill Curl-Up',
    description:
      'Lie with one knee bent and the hands under the lower back. Lift head and shoulders slightly without flattening the back, hold and lower.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Core', 'Muscular Endurance'],
    allowUnilateral: true,
  },
];
