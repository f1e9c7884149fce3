export const sortableListTexts = {
  reorder: (name: string) => `Reorder ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  howTo: 'Press Space or Enter to pick up, the arrow keys to move, Space to drop and Escape to put back.',
  pickedUp: (name: string, place: number, count: number) =>
    `${name}, picked up at position ${place} of ${count}`,
  moved: (name: string, place: number, count: number) => `${name}, moved to position ${place} of ${count}`,
  dropped: (name: string, place: number, count: number) =>
    `${name}, dropped at position ${place} of ${count}`,
  putBack: (name: string, place: number, count: number) =>
    `${name}, put back to position ${place} of ${count}`,
};
