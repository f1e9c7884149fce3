export const goals = [
  'Lose Weight',
  'Build Muscle',
  'Get Stronger',
  'Improve Endurance',
  'Move Better',
  'Improve Athletic Performance',
  'Recover from an Injury',
  'Stay Healthy',
] as const;
