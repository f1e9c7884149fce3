import type { ExerciseContent } from '../types';

export const armExercises: readonly ExerciseContent[] = [
  {
    name: 'Barbell Curl',
    description:
      'Stand tall with the elbows by the ribs and curl the bar to the chest. Lower it fully without swinging the trunk.',
    muscleGroups: ['Biceps', 'Forearms'],
    fitnessComponents: ['Strength', 'Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'EZ-Bar Preacher Curl',
    description:
      'Rest the backs of the upper arms on the pad and hold the angled part of the bar. Curl up and lower until the elbows are almost straight.',
    muscleGroups: ['Biceps'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Dumbbell Biceps Curl',
    description:
      'Curl the dumbbells while turning the palms up and keep the elbows still. Lower slowly until the arms hang straight.',
    muscleGroups: ['Biceps'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Incline Dumbbell Curl',
    description:
      'Sit back on an inclined bench and let the arms hang behind the trunk. Curl without letting the elbows drift forwards.',
    muscleGroups: ['Biceps'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Hammer Curl',
    description:
      'Hold the dumbbells with the palms facing each other and curl to the shoulders. Keep the wrists straight and lower under control.',
    muscleGroups: ['Biceps', 'Forearms'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: true,
  },
  {
    name: 'Concentration Curl',
    description:
      'Sit with the elbow braced against the inner thigh. Curl the dumbbell towards the shoulder, pause and lower slowly.',
    muscleGroups: ['Biceps'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Zottman Curl',
    description:
      'Curl with the palms up, turn them down at the top and lower slowly in that position. Turn back at the bottom for the next repetition.',
    muscleGroups: ['Biceps', 'Forearms'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Cable Rope Hammer Curl',
    description:
      'Hold a rope on a low pulley with the palms facing in. Curl the knots to the shoulders while the elbows stay at the sides.',
    muscleGroups: ['Biceps', 'Forearms'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Band Biceps Curl',
    description:
      'Stand on a band and hold the ends with the palms facing forwards. Curl to the shoulders and resist the band on the way down.',
    muscleGroups: ['Biceps'],
    fitnessComponents: ['Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Lying Triceps Extension',
    description:
      'Lie on a bench with the bar above the shoulders. Bend only the elbows to lower it just behind the forehead, then straighten them again.',
    muscleGroups: ['Triceps'],
    fitnessComponents: ['Hypertrophy', 'Strength'],
    allowUnilateral: false,
  },
  {
    name: 'Overhead Dumbbell Triceps Extension',
    description:
      'Hold a dumbbell overhead and lower it behind the head by bending the elbows. Keep the elbows pointing forwards and press back to straight arms.',
    muscleGroups: ['Triceps'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: true,
  },
  {
    name: 'Dumbbell Triceps Kickback',
    description:
      'Hinge forwards with the upper arm level with the trunk. Straighten the elbow until the forearm is in line, pause and return.',
    muscleGroups: ['Triceps'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Cable Triceps Pushdown',
    description:
      'Stand close to a high pulley with the elbows at the ribs. Push the bar down until the arms are straight and let it rise to chest height.',
    muscleGroups: ['Triceps'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Cable Overhead Triceps Extension',
    description:
      'Face away from the pulley with the rope behind the head and step into a split stance. Straighten the elbows forwards and keep the upper arms still.',
    muscleGroups: ['Triceps'],
    fitnessComponents: ['Hypertrophy'],
    allowUnilateral: false,
  },
  {
    name: 'Bench Dip',
    description:
      'Place the hands on a bench behind you and slide the hips just off the edge. Bend the elbows straight back, stop before the shoulders roll forwards and press up.',
    muscleGroups: ['Triceps', 'Shoulders'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Diamond Push-Up',
    description:
      'Place the hands under the chest with thumbs and index fingers touching. Lower with the elbows close to the body and press up with a firm trunk.',
    muscleGroups: ['Triceps', 'Chest'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: false,
  },
  {
    name: 'Wrist Curl',
    description:
      'Rest the forearms on the thighs with the palms up and the hands past the knees. Curl the weight by bending the wrists and lower it fully.',
    muscleGroups: ['Forearms'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Reverse Wrist Curl',
    description:
      'Rest the forearms on the thighs with the palms down. Lift the backs of the hands as high as possible and lower slowly.',
    muscleGroups: ['Forearms'],
    fitnessComponents: ['Hypertrophy', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: "Farmer's Carry",
    description:
      'Pick up heavy weights with a flat back and walk tall with short steps. Keep the shoulders level and the ribs down all the way.',
    muscleGroups: ['Forearms', 'Trunk', 'Back'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Dead Hang',
    description:
      'Hang from a bar with straight arms and the shoulders lightly drawn down. Breathe calmly and let the spine lengthen.',
    muscleGroups: ['Forearms', 'Back', 'Shoulders'],
    fitnessComponents: ['Muscular Endurance', 'Mobility'],
    allowUnilateral: false,
  },
  {
    name: 'Plate Pinch Hold',
    description:
      'Pinch two smooth plates together between thumb and fingers. Hold them at your side with a straight wrist until the grip tires.',
    muscleGroups: ['Forearms'],
    fitnessComponents: ['Strength', 'Muscular Endurance'],
    allowUnilateral: true,
  },
  {
    name: 'Battle Rope Alternating Wave',
    description:
      'Stand in a quarter squat and whip the rope up and down with alternate arms. Keep the waves even and the trunk quiet.',
    muscleGroups: ['Arms', 'Shoulders', 'Trunk'],
    fitnessComponents: ['Cardio', 'Muscular Endurance'],
    allowUnilateral: false,
    isDoneInIntervals: true,
  },
];
