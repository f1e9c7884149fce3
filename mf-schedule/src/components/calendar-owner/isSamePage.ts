import { CLIENT_ID_PARAMETER } from '@formline/shared/domain/clients/clientPaths';
import type { PageLocation } from '@formline/shared/routing';

export const isSamePage = (current: PageLocation, next: PageLocation): boolean =>
  current.pathname === next.pathname && clientOf(current) === clientOf(next);

const clientOf = ({ search }: PageLocation) => new URLSearchParams(search).get(CLIENT_ID_PARAMETER);
