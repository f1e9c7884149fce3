export const remotesTexts = {
  title: 'This part of Formline is not available right now',
  text: 'The rest of the dashboard works. Try again in a moment.',
  previous: 'Use the previous version',
  build: (name: string, build: string) => `${name} ${build}`,
  loading: 'Loading',
  off: 'This part of Formline is switched off for now',
};
