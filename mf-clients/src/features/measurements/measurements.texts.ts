export const measurementsTexts = {
  title: 'Measurements',
  loading: 'Loading measurements',
  empty: "No measurements recorded. Please go to the product's mobile app to record.",
  weight: 'Weight',
  bodyFat: 'Body fat',
  leanMass: 'Lean mass',

  chart: 'Last measurements',
  share: 'Weight: of its highest value. Body fat, lean mass: of the body',
  noValues: 'Photos only, no values',

  photosOf: (date: string) => `Photos, ${date}`,
  front: 'Front',
  back: 'Back',
  side: 'Side',
  open: (view: string, date: string) => `${view}, ${date}: show large`,
  picture: (view: string, date: string) => `${view}, ${date}`,
  noPhoto: (view: string) => `No photo: ${view}`,
  failedPhoto: 'The photo could not be shown',
  view: 'View',
  older: 'Older photos',
  newer: 'Newer photos',
};
