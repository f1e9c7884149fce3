export interface SpokenPosition {
  readonly position: number;
  readonly count: number;
  readonly list: string | null;
}

const at = ({ position, count, list }: SpokenPosition) =>
  list === null ? `position ${position} of ${count}` : `${list}, position ${position} of ${count}`;

export const sortableBoardTexts = {
  reorder: (name: string) => `Reorder ${name}`,
  add: (name: string) => `Add ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  up: 'Move up',
  down: 'Move down',
  moveToList: (list: string) => `Move to ${list}`,
  addToList: (list: string) => `Add to ${list}`,
  howTo: 'Press Space or Enter to pick up, the arrow keys to move, Space to drop and Escape to put back.',
  pickedUp: (name: string, position: SpokenPosition) => `${name}, picked up at ${at(position)}`,
  pickedUpCopy: (name: string) => `${name}, picked up`,
  moved: (name: string, position: SpokenPosition) => `${name}, moved to ${at(position)}`,
  dropped: (name: string, position: SpokenPosition) => `${name}, dropped at ${at(position)}`,
  putBack: (name: string, position: SpokenPosition) => `${name}, put back to ${at(position)}`,
  putBackCopy: (name: string) => `${name}, put back`,
};
