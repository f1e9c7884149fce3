import type { Client } from '../../contracts/people/users';

export const CLIENTS_PATH = '/clients/my-clients';
export const TODAY_PATH = '/clients/today';

/** Identifies the client; the name in the path is only for people. */
export const CLIENT_ID_PARAMETER = 'clientId';

/** Who gets what is scheduled besides that client: `36,37`. */
export const OTHER_CLIENTS_PARAMETER = 'with';

/** Which calculator the dashboard opens, and of which exercise. */
export const CALCULATOR_PARAMETER = 'calculator';
export const EXERCISE_ID_PARAMETER = 'exerciseId';

/** Which note the dashboard opens. */
export const NOTE_ID_PARAMETER = 'noteId';

/** For names that a URL path cannot hold: empty, or dots, which browsers resolve away. */
const NAMELESS = 'client';

type PathClient = Pick<Client, 'id' | 'first_name'>;

function pathName(firstName: string): string {
  const name = firstName.trim().toLowerCase();
  return /^\.*$/.test(name) ? NAMELESS : encodeURIComponent(name);
}

/** True if a page's path names the client; all clients of one first name share it. */
export const isNamedInPath = ({ first_name }: Pick<Client, 'first_name'>, pathname: string): boolean =>
  nameInPath(pathname) === pathName(first_name);

/** The path of a client's page with the right first name; any other path as it is. */
export function withNameInPath(pathname: string, { first_name }: Pick<Client, 'first_name'>): string {
  if (nameInPath(pathname) === null) return pathname;
  const [, ...page] = pathname.slice(CLIENTS_PATH.length + 1).split('/');
  return [CLIENTS_PATH, pathName(first_name), ...page].join('/');
}

function nameInPath(pathname: string): string | null {
  if (!pathname.startsWith(`${CLIENTS_PATH}/`)) return null;
  const [segment = ''] = pathname.slice(CLIENTS_PATH.length + 1).split('/');
  try {
    return pathName(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}

const clientPath = ({ id, first_name }: PathClient, page: string): string =>
  `${CLIENTS_PATH}/${pathName(first_name)}/${page}?${CLIENT_ID_PARAMETER}=${id}`;

/** `/clients/my-clients/ana%20maria/dashboard?clientId=12` */
export const clientDashboardPath = (client: PathClient): string => clientPath(client, 'dashboard');

/** Opens a note of the trainer on the client's dashboard. */
export const clientNotePath = (client: PathClient, noteId: number): string =>
  `${clientDashboardPath(client)}&${NOTE_ID_PARAMETER}=${noteId}`;

/** `/clients/my-clients/ana%20maria/dashboard/calendar?clientId=12` */
export const clientCalendarPath = (client: PathClient): string => clientPath(client, 'dashboard/calendar');

export const CALENDAR_EDIT_PARAMETER = 'edit';
export const MISSED_EDIT = 'missed';

/** The calendar with what makes up for missed sessions. */
export const clientMissedPath = (client: PathClient): string =>
  `${clientCalendarPath(client)}&${CALENDAR_EDIT_PARAMETER}=${MISSED_EDIT}`;

/** Where a program is chosen and scheduled; its tabs lead to workouts. */
export const clientAssignPath = (client: PathClient): string =>
  clientPath(client, 'dashboard/calendar/schedule-programs');

/** Where a program or a workout is scheduled for several clients at once. */
export function clientsAssignPath(
  [first, ...others]: readonly [PathClient, ...PathClient[]],
  what: 'programs' | 'workouts',
): string {
  const ids = others.map(({ id }) => id).join(',');
  const path = clientPath(first, `dashboard/calendar/schedule-${what}`);
  return others.length === 0 ? path : `${path}&${OTHER_CLIENTS_PARAMETER}=${ids}`;
}

/** Opens the one-rep max calculator with the best recent set; the dashboard puts the name into the path. */
export const exerciseCalculatorPath = (clientId: number, exerciseId: number): string =>
  `${clientDashboardPath({ id: clientId, first_name: '' })}&${CALCULATOR_PARAMETER}=oneRepMax&${EXERCISE_ID_PARAMETER}=${exerciseId}`;
