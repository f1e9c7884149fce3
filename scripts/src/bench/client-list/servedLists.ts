import { listTrainerClients } from '@formline/shared/contracts/clients';
import { servePage, type ServedPage, serveProduct } from '../servedProduct';
import { buildBareList } from './bareList';
import { manyClients } from './manyClients';

/** The product before a server that knows one trainer with so many clients. */
export const serveClientList = (count: number): Promise<ServedPage> =>
  serveProduct('/clients/my-clients', [[listTrainerClients, manyClients(count)]]);

/** The bare list of as many clients. */
export const serveBareList = async (count: number): Promise<ServedPage> =>
  servePage(await buildBareList(), { at: '/clients.json', value: manyClients(count) });
