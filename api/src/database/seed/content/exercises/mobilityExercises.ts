import type { ExerciseContent } from '../types';

export const mobilityExercises: readonly ExerciseContent[] = [
  {
    name: 'Cat-Cow',
    description:
      'On hands and knees, round the spine up slowly and then let it sink into an arch. Move with the breath, one vertebra after another.',
    muscleGroups: ['Back', 'Trunk'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Thoracic Rotation',
    description:
      'On hands and knees with one hand behind the head, turn the elbow up towards the ceiling. Follow it with the eyes and keep the hips still.',
    muscleGroups: ['Back', 'Trunk'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Open Book',
    description:
      'Lie on the side with the knees bent and the arms in front. Open the top arm to the far side and let the chest turn while the knees stay together.',
    muscleGroups: ['Back', 'Chest'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: true,
  },
  {
    name: "World's Greatest Stretch",
    description:
      'Step into a long lunge with both hands inside the front foot. Turn the chest open with one arm reaching up, then change sides.',
    muscleGroups: ['Hips', 'Back', 'Hamstrings'],
    fitnessComponents: ['Mobility', 'Flexibility'],
    allowUnilateral: true,
  },
  {
    name: 'Inchworm',
    description:
      'Fold forwards, walk the hands out to a plank and hold for a breath. Walk the feet up to the hands with nearly straight knees.',
    muscleGroups: ['Hamstrings', 'Trunk', 'Shoulders'],
    fitnessComponents: ['Mobility', 'Core'],
    allowUnilateral: false,
  },
  {
    name: 'Leg Swing',
    description:
      'Hold a support and swing one leg forwards and back in a relaxed arc. Keep the trunk upright and let the swing grow gradually.',
    muscleGroups: ['Hips', 'Hamstrings'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Lateral Leg Swing',
    description:
      'Face a support and swing one leg across the body and out to the side. Keep the pelvis facing forwards.',
    muscleGroups: ['Adductor', 'Abductors', 'Hips'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Hip Circle',
    description:
      'Stand on one leg and draw large circles with the other knee. Move slowly in both directions without leaning.',
    muscleGroups: ['Hips'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Hip 90/90 Switch',
    description:
      'Sit with both knees bent to 90 degrees, one leg in front and one to the side. Turn both knees over to the other side while staying tall.',
    muscleGroups: ['Hips'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Ankle Rock',
    description:
      'Half kneel with the front foot flat and push the knee forwards over the toes. Keep the heel down and rock back.',
    muscleGroups: ['Calves', 'Soleus'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Arm Circle',
    description:
      'Draw circles with straight arms, small at first and then larger. Change direction halfway and keep the neck relaxed.',
    muscleGroups: ['Shoulders'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Wall Slide',
    description:
      'Stand with the back and forearms against a wall. Slide the arms up and down while the ribs stay down and the contact holds.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Mobility', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Shoulder Pass-Through',
    description:
      'Hold a stick or band with a wide grip and lift it over the head to behind the back. Keep the arms straight and widen the grip if it is tight.',
    muscleGroups: ['Shoulders', 'Chest'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Scapular Push-Up',
    description:
      'Hold a high plank with straight elbows and let the chest sink between the shoulder blades. Push the floor away to spread them again.',
    muscleGroups: ['Shoulders', 'Back'],
    fitnessComponents: ['Mobility', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Knee Circle',
    description:
      'Stand with the feet together and the hands on the knees. Draw slow, small circles with slightly bent knees in both directions.',
    muscleGroups: ['Knees', 'Calves'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Wrist Circle',
    description:
      'Clasp the fingers and roll the wrists in slow circles. Reverse the direction halfway and keep the shoulders relaxed.',
    muscleGroups: ['Forearms'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Neck Half Circle',
    description:
      'Lower the chin to the chest and roll it slowly from one shoulder to the other. Stay in the front half of the circle.',
    muscleGroups: ['Neck', 'Head'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Walking Knee Hug',
    description:
      'Take a step, draw the other knee to the chest with both hands and rise onto the toes. Lower and go on with the next step.',
    muscleGroups: ['Hips', 'Hamstrings'],
    fitnessComponents: ['Mobility', 'Balance'],
    allowUnilateral: false,
  },
  {
    name: 'Deep Squat Hold',
    description:
      'Sink into a deep squat with the heels down and the elbows inside the knees. Push the knees apart gently and lengthen the spine.',
    muscleGroups: ['Hips', 'Adductor', 'Soleus'],
    fitnessComponents: ['Mobility', 'Flexibility'],
    allowUnilateral: false,
  },
  {
    name: 'Foam Roll Upper Back',
    description:
      'Lie with a roller across the upper back and support the head with the hands. Roll slowly between the shoulder blades and the end of the ribs.',
    muscleGroups: ['Back'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Foam Roll Calves',
    description:
      'Rest one calf on a roller and lift the hips off the floor. Roll slowly from the ankle towards the knee and pause on tender spots.',
    muscleGroups: ['Calves', 'Soleus'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: true,
  },
  {
    name: 'Foam Roll Quadriceps',
    description:
      'Lie face down with a roller under the front of one thigh. Roll from above the knee to the hip and breathe out on tight spots.',
    muscleGroups: ['Quadriceps'],
    fitnessComponents: ['Mobility'],
    allowUnilateral: true,
  },
];
