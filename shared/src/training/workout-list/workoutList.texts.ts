/** What rows of workouts say, in the library and wherever a workout is chosen, and what is told of a copy. */
export const workoutListTexts = {
  exerciseCount: (count: number) => `${count} ${count === 1 ? 'Exercise' : 'Exercises'}`,
  /** Of a video workout, by how far its video is. */
  video: {
    PENDING: 'video processing...',
    FINISHED: 'Video workout',
    ERROR: 'The video could not be made ready',
  },
  copied: (name: string) => `${name} saved successfully to My Workouts`,
  notCopied: (name: string) => `${name} was not saved to My Workouts`,
} as const;
