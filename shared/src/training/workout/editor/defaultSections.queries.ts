import { listDefaultSections } from '@formline/shared/contracts/library/catalogues';
import { queryOf } from '@formline/shared/query';

/** Default sections of a new workout. They change only with a new version of the product. */
export const defaultSectionsQuery = { ...queryOf(listDefaultSections, {}), staleTime: Infinity };
