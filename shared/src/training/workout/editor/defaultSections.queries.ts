import { listDefaultSections } from '@formline/shared/contracts/library/catalogues';
import { queryOf } from '@formline/shared/query';

/** The sections a new workout begins with. They change with a new edition of the product alone. */
export const defaultSectionsQuery = { ...queryOf(listDefaultSections, {}), staleTime: Infinity };
