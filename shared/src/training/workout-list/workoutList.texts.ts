/** What rows of workouts say, in the library and wherever a workout is chosen. */
export const workoutListTexts = {
  exerciseCount: (count: number) => `${count} ${count === 1 ? 'Exercise' : 'Exercises'}`,
  /** Of a video workout, by how far its video is. */
  video: {
    PENDING: 'video processing...',
    FINISHED: 'Video workout',
    ERROR: 'The video could not be made ready',
  },
} as const;
