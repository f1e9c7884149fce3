export const connectionTexts = {
  offline: 'You are offline. Formline goes on by itself as soon as there is a connection.',
  unreachable: 'Formline does not answer at the moment. It is tried again by itself.',
  busy: 'Formline is very busy at the moment. It is tried again by itself.',
  retry: 'Try again',
  back: 'You are back online',
};
