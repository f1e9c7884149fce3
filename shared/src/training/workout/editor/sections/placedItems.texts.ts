/** Words of the rows and sections of a workout. */
export const placedItemsTexts = {
  open: (name: string, amount: string) => `${name}, ${amount}`,
  more: (name: string) => `More for ${name}`,
  edit: 'Edit',
  view: 'View',
  remove: 'Remove',
  exercises: (count: number) => `${count} ${count === 1 ? 'Exercise' : 'Exercises'}`,
  superset: (reps: number) => `Superset · ${reps} ${reps === 1 ? 'rep' : 'reps'}`,
  circuit: (rounds: number) => `Circuit · ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  section: {
    more: (name: string) => `More for the section ${name}`,
    add: 'Add exercises',
    addTo: (name: string) => `Add exercises to ${name}`,
    renameHint: 'Rename this section',
    name: 'Section name',
    moveUp: 'Move section up',
    moveDown: 'Move section down',
    remove: 'Remove section',
    empty: 'Drag exercises here, or use Add Exercises.',
    emptyReadOnly: 'No exercises',
  },
} as const;
