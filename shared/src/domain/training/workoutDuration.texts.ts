export const workoutDurationTexts = {
  nothing: '0 min',
  minutes: (minutes: number) => (minutes === 1 ? '1 min' : `${minutes} mins`),
  wholeMinutes: (minutes: number) => `${minutes}+ mins`,
  seconds: (seconds: number) => `${seconds} secs`,
} as const;
