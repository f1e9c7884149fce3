/** Where a row is: in which list only if there are several. */
export interface SpokenPlace {
  readonly place: number;
  readonly count: number;
  readonly list: string | null;
}

const at = ({ place, count, list }: SpokenPlace) =>
  list === null ? `position ${place} of ${count}` : `${list}, position ${place} of ${count}`;

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
  pickedUp: (name: string, place: SpokenPlace) => `${name}, picked up at ${at(place)}`,
  pickedUpCopy: (name: string) => `${name}, picked up`,
  moved: (name: string, place: SpokenPlace) => `${name}, moved to ${at(place)}`,
  dropped: (name: string, place: SpokenPlace) => `${name}, dropped at ${at(place)}`,
  putBack: (name: string, place: SpokenPlace) => `${name}, put back to ${at(place)}`,
  putBackCopy: (name: string) => `${name}, put back`,
};
