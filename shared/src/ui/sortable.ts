import { claimSingleton } from '../contracts/singletonGuard';

claimSingleton('ui/sortable');

export { SortableHandle } from './sortable-list/SortableHandle';
export { SortableList } from './sortable-list/SortableList';
export { SortableMoves } from './sortable-list/SortableMoves';
