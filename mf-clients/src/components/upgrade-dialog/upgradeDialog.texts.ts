export const upgradeDialogTexts = {
  title: 'Train all your clients',
  limitOfOne: 'Your plan includes 1 active client, and you have chosen that client.',
  limitOfMany: (limit: number) => `Your plan includes ${limit} active clients, and you have chosen them.`,
  limitOfNone: 'Your plan includes no active clients.',
  limitWithHeldSeat: (limit: number, day: string) =>
    `Your plan includes ${limit} active ${limit === 1 ? 'client' : 'clients'}. The slot of a client you removed is free again on ${day}.`,
  offer:
    'With Plus or Pro every client is active. Your clients, their plans and their history stay as they are.',
  notNow: 'Not now',
  seePlans: 'See plans',
};
