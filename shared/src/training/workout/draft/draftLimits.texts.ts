export const draftLimitsTexts = {
  sectionFull: (section: string, most: number, room: number) =>
    `A section can have at most ${most} entries. ${roomIn(section, room)}`,
  workoutFull: (most: number, room: number) =>
    `A workout can have at most ${most} exercises. ${roomIn('it', room)}`,
  tooManySections: (most: number) => `A workout has at most ${most} sections`,
  sectionMissing: 'addExercises: SectionId is required',
  nothingToAdd: 'addExercises: No exercises were provided',
} as const;

function roomIn(where: string, room: number): string {
  if (room === 0) return `There is no room left in ${where}.`;
  return `There is room for ${room} more in ${where}.`;
}
