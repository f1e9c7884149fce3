import { printButtonLook } from '../../workout/print/PrintWorkoutButton';
import { lazyPart } from '@formline/shared/ui/core';

export const PrintProgramButton = lazyPart(
  async () => (await import('./PrintedProgram')).PrintProgram,
  printButtonLook,
);
