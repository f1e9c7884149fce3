export const ohsaTexts = {
  title: 'Overhead Squat Assessment',
  loading: 'Loading overhead squat assessment',
  empty: 'No OHSA recorded. Please go to the Formline mobile app to record.',
  overActive: 'Over-active muscles',
  underActive: 'Under-active muscles',
  none: 'None',
  corrective: 'Corrective Exercises',
  loadingCorrective: 'Loading corrective exercises',
  noExercises: 'No corrective exercises with the last assessment',
};
