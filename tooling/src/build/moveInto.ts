import { existsSync, renameSync, rmSync } from 'node:fs';

/** If another process was first, its identical folder stays. */
export function moveInto(arriving: string, target: string): void {
  try {
    renameSync(arriving, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(arriving, { recursive: true });
  }
}
