export const backToEmailTexts = { useAnotherEmail: 'Use another email' };
