import type { Client } from '@formline/shared/contracts/people/users';

export const tileId = ({ id }: Pick<Client, 'id'>): string => `client-${id}`;
