import { dropOverrides } from '../remotes/registry/override';
import { loadAfresh } from './loadAfresh';

export function resetOverrides(): void {
  dropOverrides();
  loadAfresh();
}
