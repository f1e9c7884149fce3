import { upgradePromptTexts } from '@formline/shared/training/inactive-client/inactiveClient.texts.ts';

export const upgradeDialogTexts = {
  ...upgradePromptTexts,
  limitOfOne: 'Your plan includes 1 active client, and you have chosen that client.',
  limitOfMany: (limit: number) => `Your plan includes ${limit} active clients, and you have chosen them.`,
  limitOfNone: 'Your plan includes no active clients.',
  limitWithHeldSeat: (limit: number, day: string) =>
    `Your plan includes ${limit} active ${limit === 1 ? 'client' : 'clients'}. The slot of a client you removed is free again on ${day}.`,
  notNow: 'Not now',
};
