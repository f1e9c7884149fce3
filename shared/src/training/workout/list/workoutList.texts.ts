export const workoutListTexts = {
  exerciseCount: (count: number) => `${count} ${count === 1 ? 'Exercise' : 'Exercises'}`,
  video: {
    PENDING: 'video processing...',
    FINISHED: 'Video workout',
    ERROR: 'We couldn’t process this video',
  },
  inPrograms: (content: string, [first = '', ...others]: readonly string[]) =>
    `${content} · in ${first}${others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'program' : 'programs'}`}`,
  copied: (name: string) => `${name} saved successfully to My Workouts`,
  notCopied: (name: string) => `${name} was not saved to My Workouts`,
} as const;
