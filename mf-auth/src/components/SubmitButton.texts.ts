export const submitButtonTexts = {
  slow: 'This takes longer than usual. We are still waiting for an answer.',
};
