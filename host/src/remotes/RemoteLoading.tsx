import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { LoadingState, Skeleton } from '@formline/shared/ui/basics';
import { isFirstPaintShown } from './FirstPaint';
import * as styles from './remotes.module.css';
import { remotesTexts } from './remotes.texts';

const TILES = ['first', 'second', 'third', 'fourth'];

interface RemoteLoadingProps {
  readonly outline?: RemoteRoute['outline'] | undefined;
}

export function RemoteLoading({ outline }: RemoteLoadingProps) {
  if (isFirstPaintShown()) return null;
  return (
    <LoadingState label={remotesTexts.loading}>
      <Skeleton className={styles.title} />
      {outline === 'tiles' ? (
        <div className={styles.tiles}>
          {TILES.map((tile) => (
            <Skeleton key={tile} shape="card" className={styles.tile} />
          ))}
        </div>
      ) : (
        <Skeleton shape="card" className={styles.page} />
      )}
    </LoadingState>
  );
}
