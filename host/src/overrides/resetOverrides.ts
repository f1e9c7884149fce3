import { dropOverrides } from '../remotes/registry/override';
import { loadAfresh } from './loadAfresh';

/** Back to what is deployed, at once. */
export function resetOverrides(): void {
  dropOverrides();
  loadAfresh();
}
