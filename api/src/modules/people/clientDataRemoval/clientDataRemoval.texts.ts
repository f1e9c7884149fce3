import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { paragraphs } from '../../../mail/Mail';

interface Names {
  readonly to: string;
  readonly trainer: string;
  readonly client: string;
}

export const clientDataRemovalTexts = {
  waiting: {
    trainer: {
      subject: (day: string) => `A client's data will be deleted on ${day}`,
      text: ({ to, client }: Names, day: string) =>
        paragraphs(
          `Hello ${to},`,
          `as you asked, everything you hold about ${client} in ${PRODUCT_NAME} will be deleted on ${day}: the calendar with its history and logs, goals, notes, measurements, assessments, nutrition and calculations. ${client} is then no longer your client.`,
          'Until then you can cancel it: open the client, choose Account, Edit and "Delete this client’s data".',
        ),
    },
    client: {
      subject: (day: string) => `Your trainer will delete your data on ${day}`,
      text: ({ to, trainer }: Names, day: string) =>
        paragraphs(
          `Hello ${to},`,
          `your trainer ${trainer} has asked for everything they hold about you in ${PRODUCT_NAME} to be deleted on ${day}: the calendar with its history, goals, notes, and the logs, measurements, assessments, nutrition and calculations that they recorded.`,
          'Your account stays, with everything that you recorded yourself. If you want a copy of the rest, ask customer support for one before that day.',
        ),
    },
  },
  kept: {
    trainer: {
      subject: () => 'A client’s data will not be deleted',
      text: ({ to, client }: Names) =>
        paragraphs(`Hello ${to},`, `the data of ${client} will not be deleted: you cancelled it.`),
    },
    client: {
      subject: () => 'Your trainer keeps your data',
      text: ({ to, trainer }: Names) =>
        paragraphs(`Hello ${to},`, `your data will not be deleted: your trainer ${trainer} cancelled it.`),
    },
  },
  removed: {
    trainer: {
      subject: () => 'A client’s data is deleted',
      text: ({ to, client }: Names) =>
        paragraphs(
          `Hello ${to},`,
          `the data you held about ${client} in ${PRODUCT_NAME} is deleted. It is gone from our backups within 60 days.`,
        ),
    },
    client: {
      subject: () => 'Your trainer has deleted your data',
      text: ({ to, trainer }: Names) =>
        paragraphs(
          `Hello ${to},`,
          `the data your trainer ${trainer} held about you in ${PRODUCT_NAME} is deleted. It is gone from our backups within 60 days. Your account and what you recorded yourself are still there.`,
        ),
    },
  },
} as const;
