export const exerciseFiltersTexts = {
  filters: 'Filters',
  on: (count: number) => `, ${count} on`,
  source: 'Source',
  tags: { muscle_groups: 'Body Region', fitness_components: 'Fitness Component' },
  bodyMap: 'Choose on the body map',
  bodyMapTitle: 'Body Map',
  loading: 'Loading filters…',
  failed: 'We couldn’t load the filters. Try again',
};
