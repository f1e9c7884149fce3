export const upgradeDialogTexts = {
  title: 'Train all your clients',
  limitOfOne: 'Your plan keeps 1 client active, and that one is chosen.',
  limitOfMany: (limit: number) => `Your plan keeps ${limit} clients active, and they are chosen.`,
  limitOfNone: 'Your plan keeps no client active.',
  limitWithHeldPlace: (limit: number, day: string) =>
    `Your plan keeps ${limit} ${limit === 1 ? 'client' : 'clients'} active. The place of a client you removed is free again on ${day}.`,
  offer:
    'With Plus or Pro every client is active. Your clients, their plans and their history stay as they are.',
  notNow: 'Not now',
  seePlans: 'See plans',
};
