import { chakra, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { clientListTexts } from '../clientList.texts';
import { TILE_HEIGHT_REM, TILE_MIN_WIDTH_REM } from './gridShape';

const SKELETON_COUNT = 27;

const Tile = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
  },
});

export function ClientGridSkeleton() {
  return (
    <LoadingState label={clientListTexts.loading}>
      <chakra.div
        display="grid"
        gap="4"
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${TILE_MIN_WIDTH_REM}rem), 1fr))` }}
      >
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Tile key={index} data-testid="client-skeleton" style={{ height: `${TILE_HEIGHT_REM}rem` }}>
            <Skeleton shape="circle" boxSize="16" />
            <Skeleton w="20" h="4" />
          </Tile>
        ))}
      </chakra.div>
    </LoadingState>
  );
}
