import { CLIENT_ID_PARAMETER } from '@formline/shared/domain/clientPaths';
import type { Place } from '@formline/shared/routing';

/** Whether the same page comes at the next address, for the same client or group. */
export const isSamePage = (current: Place, next: Place): boolean =>
  current.pathname === next.pathname && clientOf(current) === clientOf(next);

const clientOf = ({ search }: Place) => new URLSearchParams(search).get(CLIENT_ID_PARAMETER);
