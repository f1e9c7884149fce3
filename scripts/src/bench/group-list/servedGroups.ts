import { listClientGroups } from '@formline/shared/contracts/clientGroups';
import { servePage, type ServedPage, serveProduct } from '../servedProduct';
import { buildBareGroups } from './bareGroups';
import { manyGroups } from './manyGroups';

/** The product before a server that knows one trainer with so many groups of so many members. */
export const serveGroupList = (count: number, members: number): Promise<ServedPage> =>
  serveProduct('/groups/my-groups', [[listClientGroups, manyGroups(count, members)]]);

/** The bare list of as many groups. */
export const serveBareGroups = async (count: number, members: number): Promise<ServedPage> =>
  servePage(await buildBareGroups(), { at: '/groups.json', value: manyGroups(count, members) });
