/** What rows of workouts say, in the library and wherever a workout is chosen. */
export const workoutListTexts = {
  exerciseCount: (count: number) => `${count} ${count === 1 ? 'Exercise' : 'Exercises'}`,
  processing: 'video processing...',
  video: 'Video workout',
  failedVideo: 'The video could not be made ready',
};
