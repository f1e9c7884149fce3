export const exerciseFiltersTexts = {
  filters: 'Filters',
  on: (count: number) => `, ${count} on`,
  source: 'Source',
  bodyRegion: 'Body Region',
  fitnessComponent: 'Fitness Component',
  bodyMap: 'Choose on the body map',
  bodyMapTitle: 'Body Map',
  loading: 'Loading filters…',
  failed: 'We couldn’t load the filters. Try again',
};
