/** Texts of the editor, verbatim where the product's documents give them. */
export const workoutEditorTexts = {
  removeExercise: 'Remove Exercise',
  removeSuperset: 'Remove Superset',
  removeCircuit: 'Remove Circuit',
  removeQuestion: (name: string) => `Are you sure you would like to remove "${name}"?`,
  removeSection: 'Remove Section',
  removeSectionQuestion: (name: string, count: number) =>
    `"${name}" is removed with ${count === 1 ? 'the exercise' : `the ${count} exercises`} in it.`,
  remove: 'Remove',
  delete: 'Delete',
  removed: (name: string) => `Removed ${name}`,
  added: (names: readonly string[], section: string) =>
    names.length === 1 ? `${names[0]} added to ${section}` : `${names.length} exercises added to ${section}`,
  failures: {
    removeExercise: (name: string, workout: string) =>
      `Failed to delete the exercise: ${name} from ${workout}`,
    removeSuperset: (title: string, workout: string) =>
      `Failed to delete the Superset: ${title} from ${workout}`,
    removeCircuit: (title: string, workout: string) =>
      `Failed to delete the Circuit: ${title} from ${workout}`,
    exerciseDeleted: (name: string) =>
      `Failed to delete exercise. Could not find ${name} in any of the workout sections`,
    supersetDeleted: (title: string, workout: string) =>
      `Failed to delete Superset. Could not find ${title} in any of the workout sections in ${workout}`,
    circuitDeleted: (title: string, workout: string) =>
      `Failed to delete Circuit. Could not find ${title} in any of the workout sections in ${workout}`,
    exercise: (message: string) => `Error saving changes to exercise: ${message}`,
    superset: (message: string) => `Error saving changes to superset: ${message}`,
    circuit: (message: string) => `Error saving changes to circuit: ${message}`,
    workout: (message: string) => `We couldn’t save the workout. ${message}`,
    scheduled: 'An error occurred when trying to save the scheduled workout. Please try again.',
  },
  movedSection: (name: string, position: number, count: number) => `${name}, section ${position} of ${count}`,
  steps: {
    rename: 'Rename the workout',
    describe: 'Change the description',
    add: (names: readonly string[]) =>
      names.length === 1 ? `Add ${names[0]}` : `Add ${names.length} exercises`,
    move: (name: string) => `Move ${name}`,
    remove: (name: string) => `Remove ${name}`,
    putBack: (name: string) => `Restore ${name}`,
    change: (name: string) => `Change ${name}`,
    swap: (from: string, to: string) => `Swap ${from} for ${to}`,
    addSection: (name: string) => `Add the section ${name}`,
    renameSection: (name: string) => `Rename the section ${name}`,
    moveSection: (name: string) => `Move the section ${name}`,
    removeSection: (name: string) => `Remove the section ${name}`,
  },
} as const;
