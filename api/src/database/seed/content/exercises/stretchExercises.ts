import type { ExerciseContent } from '../types';

export const stretchExercises: readonly ExerciseContent[] = [
  {
    name: 'Standing Quadriceps Stretch',
    description:
      'Stand on one leg and draw the other heel towards the glutes. Keep the knees together and tuck the pelvis under.',
    muscleGroups: ['Quadriceps'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Standing Hamstring Stretch',
    description:
      'Place one heel on a low step with the knee straight. Hinge forwards with a long back until the stretch is felt behind the thigh.',
    muscleGroups: ['Hamstrings'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Supine Hamstring Stretch',
    description:
      'Lie on the back with a strap around one foot and raise the straight leg. Keep the other leg on the floor and the hips level.',
    muscleGroups: ['Hamstrings'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Seated Forward Fold',
    description:
      'Sit with straight legs and hinge forwards from the hips. Relax the shoulders and reach towards the feet without forcing.',
    muscleGroups: ['Hamstrings', 'Back'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: false,
  },
  {
    name: 'Kneeling Hip Flexor Stretch',
    description:
      'Kneel on one knee, squeeze the glute of that side and tuck the pelvis. Shift forwards slightly until the front of the hip stretches.',
    muscleGroups: ['Hips', 'Quadriceps'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Figure-Four Stretch',
    description:
      'Lie on the back and cross one ankle over the other knee. Draw the lower leg towards the chest until the outer hip stretches.',
    muscleGroups: ['Hips', 'Abductors'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Pigeon Stretch',
    description:
      'Bring one bent leg in front with the shin across and stretch the other leg behind. Keep the hips square and lean forwards slowly.',
    muscleGroups: ['Hips', 'Abductors'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Butterfly Stretch',
    description:
      'Sit tall with the soles of the feet together. Let the knees sink to the sides and lean forwards slightly from the hips.',
    muscleGroups: ['Adductor'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: false,
  },
  {
    name: 'Side Lunge Adductor Stretch',
    description:
      'Stand wide and shift the weight over one bent knee. Keep the other leg straight until the inner thigh stretches.',
    muscleGroups: ['Adductor'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Standing Calf Stretch',
    description:
      'Stand facing a wall with one leg behind and its knee straight. Press the heel into the floor and lean forwards.',
    muscleGroups: ['Calves'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Bent-Knee Soleus Stretch',
    description:
      'Stand facing a wall with one foot a short step behind. Bend both knees and keep the rear heel down until the lower calf stretches.',
    muscleGroups: ['Soleus'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Doorway Chest Stretch',
    description:
      'Rest the forearm on a door frame with the elbow at shoulder height. Step through gently until the front of the chest stretches.',
    muscleGroups: ['Chest', 'Shoulders'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Cross-Body Shoulder Stretch',
    description:
      'Draw one straight arm across the chest with the other hand. Keep the shoulder away from the ear and breathe calmly.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Overhead Triceps Stretch',
    description:
      'Reach one hand down between the shoulder blades and hold the elbow with the other hand. Draw it back gently with the ribs down.',
    muscleGroups: ['Triceps'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Wall Biceps Stretch',
    description:
      'Place the palm on a wall behind you at shoulder height with a straight arm. Turn the chest away slowly until the front of the arm stretches.',
    muscleGroups: ['Biceps', 'Chest'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: "Child's Pose",
    description:
      'Kneel, sit back on the heels and reach the arms forwards along the floor. Let the forehead rest and breathe into the back.',
    muscleGroups: ['Back', 'Shoulders'],
    fitnessComponents: ['Flexibility', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Cobra Stretch',
    description:
      'Lie face down and lift the chest with the help of the hands. Keep the hips on the floor and the shoulders low.',
    muscleGroups: ['Trunk'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: false,
  },
  {
    name: 'Supine Spinal Twist',
    description:
      'Lie on the back and let one bent knee fall across the body. Keep both shoulders on the floor and look the other way.',
    muscleGroups: ['Back', 'Trunk'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Standing Side Bend',
    description:
      'Reach one arm overhead and lean to the opposite side. Keep the hips under the shoulders and both feet pressed down.',
    muscleGroups: ['Trunk', 'Back'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Upper Trapezius Stretch',
    description:
      'Sit tall and tilt the ear towards one shoulder with light help from the hand. Keep the opposite shoulder down.',
    muscleGroups: ['Neck'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Levator Scapulae Stretch',
    description:
      'Turn the head halfway to one side and lower the chin towards the armpit. Add light pressure with the hand and breathe out.',
    muscleGroups: ['Neck', 'Back'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Wrist Flexor Stretch',
    description:
      'Hold one arm straight with the palm facing up and draw the fingers back with the other hand. Keep the elbow straight but relaxed.',
    muscleGroups: ['Forearms'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Wrist Extensor Stretch',
    description:
      'Hold one arm straight with the palm down and bend the hand towards you. Feel the stretch along the top of the forearm.',
    muscleGroups: ['Forearms'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Lat Stretch on Bench',
    description:
      'Kneel in front of a bench with the elbows on top and sink the chest towards the floor. Sit back slightly and breathe into the sides.',
    muscleGroups: ['Back', 'Shoulders'],
    fitnessComponents: ['Flexibility', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Jaw and Brow Release',
    description:
      'Sit upright, let the jaw hang loose and smooth the brow and temples with the fingertips. Breathe out slowly and let the face soften.',
    muscleGroups: ['Head'],
    fitnessComponents: ['Flexibility'],
    allowUnilateral: false,
  },
];
