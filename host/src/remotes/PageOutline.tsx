import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { LoadingState, Skeleton } from '@formline/shared/ui/basics';
import type { ReactNode } from 'react';
import * as styles from './remotes.module.css';
import { remotesTexts } from './remotes.texts';

const TILES = ['first', 'second', 'third', 'fourth'];

export const HeadingOutline = () => <Skeleton className={styles.title} />;

interface PageOutlineProps {
  readonly heading: ReactNode;
  readonly outline: RemoteRoute['outline'];
}

/** A page of a remote until its module has come. */
export function PageOutline({ heading, outline }: PageOutlineProps) {
  return (
    <LoadingState label={remotesTexts.loading}>
      {heading}
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
