const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const programEditorTexts = {
  region: 'Program Details',
  name: { label: 'Program name', placeholder: 'Enter Program Name' },
  category: { label: 'Category', choose: 'Choose a category' },
  description: 'Description',
  summary: {
    workouts: (count: number) => counted(count, 'workout', 'workouts'),
    days: (count: number) => counted(count, 'training day a week', 'training days a week'),
  },
  addWorkouts: 'Add Workouts',
  panels: { picker: 'Width of the list of workouts', workout: 'Width of the program' },
  close: 'Close program',
  saved: 'Successfully saved program!',
  savedWorkout: (name: string) => `Successfully saved ${name} to your program`,
  errors: {
    save: 'Could not save program',
    saveWorkout: 'Could not save it',
    contents: 'The exercises could not be loaded',
    retry: 'Try again',
    full: (most: number) => `A program holds ${most} workouts at most.`,
  },
  changedElsewhere: {
    title: (name: string) => `Oops, there seems to be a problem with ${name}`,
    text: "We couldn't update your program at this time. Please refresh the page and try again.",
    ok: 'Ok',
  },
  board: {
    label: 'Workouts of the program',
    empty: {
      title: 'No workouts yet',
      text: 'Add workouts from your library. They stand here side by side, in the order in which they are done.',
      readOnly: 'This program holds no workouts.',
    },
  },
  column: {
    open: (name: string) => `Open ${name}`,
    more: (name: string) => `More for ${name}`,
    openItem: 'Open',
    first: 'Move to the start',
    left: 'Move left',
    right: 'Move right',
    last: 'Move to the end',
    remove: 'Remove from program',
    days: (name: string) => `Days of ${name}`,
    exercises: (count: number) => counted(count, 'Exercise', 'Exercises'),
    empty: 'No exercises yet',
    video: 'Workout video',
    reps: (count: number) => counted(count, 'rep', 'reps'),
    rounds: (count: number) => counted(count, 'round', 'rounds'),
  },
  moved: (name: string, place: number, count: number) => `${name} is number ${place} of ${count}`,
  removed: (name: string) => `${name} removed from the program`,
  added: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} added to the program` : `${names.length} workouts added to the program`,
  /** What undo and redo name the steps by. */
  steps: {
    rename: 'Rename program',
    category: 'Change category',
    add: (count: number) => (count === 1 ? 'Add workout' : `Add ${count} workouts`),
    remove: (name: string) => `Remove ${name}`,
    restore: (name: string) => `Put back ${name}`,
    move: (name: string) => `Move ${name}`,
    days: (name: string) => `Change days of ${name}`,
    replace: (name: string) => `Replace ${name}`,
  },
};
