export type ProgramLook = keyof typeof programPictograms;

/** Paths of each pictogram in a viewBox of 48, drawn with round caps. */
export const programPictograms = {
  beginners: [
    'M24 42V21',
    'M24 26c-8 0-13-5-13-13 8 0 13 5 13 13z',
    'M24 21c0-7 4-12 12-12 0 8-5 12-12 12z',
    'M14 42h20',
  ],
  generalFitness: [
    'M24 41C13 33 7 27 7 19a8.5 8.5 0 0 1 17-3 8.5 8.5 0 0 1 17 3c0 8-6 14-17 22z',
    'M7.5 23H17l3.5-6 5 11 3.5-5h11',
  ],
  intervalTraining: ['M4 41h6V29h7v12h6V9h7v32h6V21h7v20'],
  lifestyle: [
    'M12 41a8 8 0 1 0 0-16 8 8 0 0 0 0 16z',
    'M36 41a8 8 0 1 0 0-16 8 8 0 0 0 0 16z',
    'M12 33l7-16h12l5 16',
    'M19 21l6 12 6-13',
    'M12 33h13',
    'M16 14h6',
    'M31 17l-1-5h5',
  ],
  maximalStrength: ['M3 24h42', 'M9 17v14', 'M15 10v28', 'M33 10v28', 'M39 17v14'],
  muscleGain: ['M17 31l14-14', 'M9 25l14 14', 'M6 32l10 10', 'M25 9l14 14', 'M32 6l10 10'],
  power: ['M27 4L11 27h12l-3 17 17-25H25l2-15z'],
  stabilizationEndurance: [
    'M24 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
    'M24 15v12l-2 10',
    'M9 16l15 1 15-1',
    'M24 27l8 3-1 6',
    'M8 44c2-5 8-7 16-7s14 2 16 7z',
  ],
  wakeupWorkout: [
    'M13 34a11 11 0 0 1 22 0',
    'M4 34h40',
    'M12 41h24',
    'M24 17V8',
    'M20 12l4-4 4 4',
    'M9 19l4 4',
    'M39 19l-4 4',
    'M3 28h5',
    'M40 28h5',
  ],
} as const;
