import type { Client } from '@formline/shared/contracts/people/users';

/** Id of the link or button of a client's tile. */
export const tileId = ({ id }: Pick<Client, 'id'>): string => `client-${id}`;
