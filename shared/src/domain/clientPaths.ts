import type { Client } from '../contracts/users';

/** The trainer's client list. */
export const CLIENTS_PATH = '/clients/my-clients';

/** Query parameter that says whose dashboard it is; the name in the path is for people. */
export const CLIENT_ID_PARAMETER = 'clientId';

/** Stands in the path for a name that cannot stand there: an empty one, or dots, which an address would swallow. */
const NAMELESS = 'client';

type PathClient = Pick<Client, 'id' | 'first_name'>;

function pathName(firstName: string): string {
  const name = firstName.trim().toLowerCase();
  return /^\.*$/.test(name) ? NAMELESS : encodeURIComponent(name);
}

const clientPath = ({ id, first_name }: PathClient, page: string): string =>
  `${CLIENTS_PATH}/${pathName(first_name)}/${page}?${CLIENT_ID_PARAMETER}=${id}`;

/** Address of a client's dashboard: `/clients/my-clients/ana%20maria/dashboard?clientId=12`. */
export const clientDashboardPath = (client: PathClient): string => clientPath(client, 'dashboard');

/** Address of a client's calendar: `/clients/my-clients/ana%20maria/dashboard/calendar?clientId=12`. */
export const clientCalendarPath = (client: PathClient): string => clientPath(client, 'dashboard/calendar');
