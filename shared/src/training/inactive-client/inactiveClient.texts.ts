export const upgradePromptTexts = {
  title: 'Train all your clients',
  offer:
    'With Plus or Pro every client is active. Your clients, their plans and their history stay as they are.',
  seePlans: 'See plans',
};

export const inactiveClientTexts = {
  inactive: 'This client is inactive.',
  back: 'Back to My Clients',
  readOnly: { title: 'Inactive client', text: 'This client is inactive in the trainer’s plan.' },
};
