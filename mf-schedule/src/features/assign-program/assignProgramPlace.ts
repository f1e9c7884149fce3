import { CLIENT_ID_PARAMETER } from '@formline/shared/domain/clientPaths';
import type { Place } from '@formline/shared/routing';
import { readProgramPlace, writeProgramPlace } from '@formline/shared/training/program-list/programPlace.ts';

/** How the page stands in the query string. */
export const assignProgramPlace = { read: readProgramPlace, write: writeProgramPlace };

/** Whether the same program is open at the next address, for the same client or group. */
export function staysAtProgram(current: Place, next: Place): boolean {
  const before = new URLSearchParams(current.search);
  const after = new URLSearchParams(next.search);
  return (
    current.pathname === next.pathname &&
    before.get(CLIENT_ID_PARAMETER) === after.get(CLIENT_ID_PARAMETER) &&
    readProgramPlace(before).programId === readProgramPlace(after).programId
  );
}
