import type { DatabaseHandle } from '../../../database';
import type { ProviderLibrary } from '../../providerLibrary';
import { findHealthPeople } from './healthPeople';
import { insertCalculations } from './insertCalculations';
import { insertHealthRecords } from './insertHealthRecords';

export async function insertHealth(
  db: DatabaseHandle,
  library: ProviderLibrary,
  { trainerId, today }: { readonly trainerId: number; readonly today: string },
): Promise<void> {
  const people = await findHealthPeople(db, { trainerId, today });
  await insertHealthRecords(db, library, { people, today });
  await insertCalculations(db, { trainerId, people, today });
}
