export interface ActivityLevelContent {
  readonly title: string;
  readonly description: string;
  readonly coefficient: number;
}

export const activityLevels: readonly ActivityLevelContent[] = [
  { title: 'Sedentary', description: 'Little or no exercise and a desk job', coefficient: 1.2 },
  { title: 'Lightly Active', description: 'Light exercise or sport 1 to 3 days a week', coefficient: 1.375 },
  {
    title: 'Moderately Active',
    description: 'Moderate exercise or sport 3 to 5 days a week',
    coefficient: 1.55,
  },
  { title: 'Very Active', description: 'Hard exercise or sport 6 or 7 days a week', coefficient: 1.725 },
  {
    title: 'Extremely Active',
    description: 'Hard daily training together with physical work',
    coefficient: 1.9,
  },
];
