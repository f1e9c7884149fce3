import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { clientReportsRepository } from './clientReports.repository';

const DAY_MS = 86_400_000;

interface Removal {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly days: number;
}

export async function removeOldReports({ db, clock, days }: Removal): Promise<void> {
  await clientReportsRepository(db).removeBefore(new Date(clock.now().getTime() - days * DAY_MS));
}
