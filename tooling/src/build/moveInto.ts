import { existsSync, renameSync, rmSync } from 'node:fs';

/** Gives a finished folder its final name; when another process was first, its folder, which is the same, stays. */
export function moveInto(arriving: string, target: string): void {
  try {
    renameSync(arriving, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(arriving, { recursive: true });
  }
}
