export const exerciseFiltersTexts = {
  filters: 'Filters',
  filtersOn: (count: number) => `Filters, ${count} on`,
  source: 'Source',
  tags: { muscle_groups: 'Body Region', fitness_components: 'Fitness Component' },
  bodyMap: 'Choose on the body map',
  bodyMapTitle: 'Body Map',
  loading: 'Loading filters…',
  failed: 'We couldn’t load the filters. Try again',
};
