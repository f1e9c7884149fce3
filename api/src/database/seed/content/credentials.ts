export const credentials = [
  'Certified Personal Trainer',
  'Strength and Conditioning Coach',
  'Corrective Exercise Specialist',
  'Performance Enhancement Specialist',
  'Group Fitness Instructor',
  'Nutrition Coach',
  'Weight Loss Specialist',
  'Youth Exercise Specialist',
  'Senior Fitness Specialist',
  'Physical Therapist',
  'Athletic Trainer',
  'Massage Therapist',
] as const;
