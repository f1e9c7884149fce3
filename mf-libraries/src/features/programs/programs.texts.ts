import { counted } from '@formline/shared/domain/text/counted';

const workouts = (count: number) => counted(count, 'workout', 'workouts');

export const programsTexts = {
  create: 'Create Program',
  menu: (name: string) => `More for ${name}`,
  copy: {
    action: 'Copy to My Programs',
    title: (name: string) => `Copy ${name} to My Programs?`,
    text: (count: number) => `The program and its ${workouts(count)} are added to your library as your own.`,
    confirm: 'Copy',
    done: (name: string) => `${name} saved successfully to My Programs`,
    failed: 'could not copy program.',
  },
  duplicate: 'Duplicate',
  remove: {
    action: 'Delete',
    title: (name: string) => `Delete ${name}?`,
    text: (count: number) =>
      `The program with its ${workouts(count)} is removed from your library. ${count === 1 ? 'The workout stays' : 'The workouts stay'} in My Workouts, and what is scheduled stays on the calendar.`,
    withCopies: (count: number) =>
      `The program with its ${workouts(count)} is removed from your library. What you do not delete here stays in My Workouts, and what is scheduled stays on the calendar.`,
    copies: (count: number) =>
      count === 1
        ? 'Also delete the workout that was copied for it and that nothing else uses'
        : `Also delete the ${count} workouts that were copied for it and that nothing else uses`,
    confirm: 'Delete',
    done: (name: string) => `${name} deleted`,
    failed: (name: string) => `Could not delete ${name}`,
  },
};
