import { listMonthWorkouts } from '@formline/shared/contracts/schedules';
import { readUser } from '@formline/shared/contracts/users';
import { manyClients } from '../client-list/manyClients';
import { servePage, type ServedPage, serveProduct } from '../servedProduct';
import { buildBareGrid } from './bareGrid';
import { manyWorkouts } from './manyWorkouts';

const YEAR = '2027';
/** The months a month view of March or April touches. */
const SHOWN_MONTHS = [2, 3, 4, 5];

/** The product before a server that gives so many workouts for each month. */
export const serveCalendar = (count: number): Promise<ServedPage> =>
  serveProduct(`/clients/my-clients/ava/dashboard/calendar?clientId=1&date=${YEAR}-03-10`, [
    [readUser, manyClients(1)[0]],
    [
      listMonthWorkouts,
      ({ year = YEAR, month }: Readonly<Record<string, string | undefined>>) =>
        manyWorkouts(count, year, Number(month)),
    ],
  ]);

/** The bare grid of as many. */
export const serveBareGrid = async (count: number): Promise<ServedPage> =>
  servePage(await buildBareGrid(), {
    at: '/workouts.json',
    value: SHOWN_MONTHS.flatMap((month) => manyWorkouts(count, YEAR, month)),
  });
