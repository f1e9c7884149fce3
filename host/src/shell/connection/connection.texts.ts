export const connectionTexts = {
  offline: 'You are offline. Formline continues as soon as you are back online.',
  unreachable: 'Formline is not responding. We’ll keep trying.',
  busy: 'Formline is very busy right now. We’ll keep trying.',
  retry: 'Try again',
  back: 'You are back online',
};
