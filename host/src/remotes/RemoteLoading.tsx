import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { LoadingState, SimpleGrid, Skeleton } from '@formline/shared/ui/core';
import { isFirstPaintShown } from './FirstPaint';
import { remotesTexts } from './remotes.texts';

const TILES = ['first', 'second', 'third', 'fourth'];

interface RemoteLoadingProps {
  readonly outline?: RemoteRoute['outline'] | undefined;
}

export function RemoteLoading({ outline }: RemoteLoadingProps) {
  if (isFirstPaintShown()) return null;
  return (
    <LoadingState label={remotesTexts.loading}>
      <Skeleton h="8" w="48" mt="1" mb="5" />
      {outline === 'tiles' ? (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          {TILES.map((tile) => (
            <Skeleton key={tile} shape="card" h="48" />
          ))}
        </SimpleGrid>
      ) : (
        <Skeleton shape="card" h="64" />
      )}
    </LoadingState>
  );
}
