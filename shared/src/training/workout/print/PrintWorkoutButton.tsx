import { Box, lazyPart } from '@formline/shared/ui/core';

/** As large as the button; without the code the browser prints the page. */
export const printButtonLook = { loading: <Box boxSize="control.sm" />, failed: () => null };

export const PrintWorkoutButton = lazyPart(
  async () => (await import('./PrintedWorkout')).PrintWorkout,
  printButtonLook,
);
