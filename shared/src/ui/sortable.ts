import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/sortable');

export { BoardList } from './sortable-board/BoardList';
export { BoardMoveItems } from './sortable-board/BoardMoveItems';
export { BoardSource } from './sortable-board/BoardSource';
export type { BoardInsert, BoardMove, BoardPosition } from './sortable-board/boardTypes';
export { withMoved } from './sortable-board/dropPosition';
export { SortableBoard } from './sortable-board/SortableBoard';
export { SortableHandle } from './sortable-board/SortableHandle';
export { SortableMoves } from './sortable-board/SortableMoves';
export { SortableList } from './sortable-list/SortableList';
