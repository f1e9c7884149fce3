import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import type { JobKind } from '../../../jobs/JobKind';
import type { Media } from '../../../media/openMedia';
import { TIDY_MEDIA } from './jobNames';
import { tidyMediaRepository } from './tidyMedia.repository';
import { unnamedMediaRepository } from './unnamedMedia.repository';

const EVERY_SECONDS = 600;

export function tidyMediaJob({
  db,
  clock,
  media: { store, work },
}: {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly media: Media;
}): JobKind {
  const repository = tidyMediaRepository(db);
  const unnamed = unnamedMediaRepository(db);
  return {
    kind: TIDY_MEDIA.kind,
    mostAttempts: Number.POSITIVE_INFINITY,
    repeatSeconds: EVERY_SECONDS,
    async run({ signal }) {
      await repository.removeUnusedVideos();
      await repository.removeUnusedAvatars();
      await unnamed.note();
      await unnamed.removeOld();
      await work.sweep(clock.now());
      const folders = await repository.listOwnerlessFolders();
      const failures: unknown[] = [];
      for (const folder of folders) {
        if (signal.aborted) return;
        try {
          await store.removeFolder(folder);
          await repository.forgetFolder(folder);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(
          failures,
          `${failures.length} of ${folders.length} folders were not removed.`,
        );
      }
    },
    giveUp: async () => undefined,
  };
}
