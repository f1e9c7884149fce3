import type { InactiveClientStep } from '@formline/shared/domain/freeClients';
import { Box } from '@formline/shared/ui/core';
import { useRef } from 'react';
import type { ClientAct } from './clientAct';
import { ClientRows } from './ClientRows';
import type { ListedClient } from './listedClients';
import { useGridLayout } from './useGridLayout';

/** So that it covers nobody when the list is scrolled to its end. */
const ROOM_FOR_FLOATING_BUTTON = '16';

interface ClientGridProps {
  readonly listed: readonly ListedClient[];
  /** What inactive clients need; null for whoever changes nothing. */
  readonly step: InactiveClientStep | null;
  /** Somebody added a moment ago, to whom the cursor goes. */
  readonly newClientId: number | null;
  readonly onAct: (act: ClientAct) => void;
}

/** The clients as a grid that fills the width; of a long list only what is near the window is drawn. */
export function ClientGrid({ listed, step, newClientId, onAct }: ClientGridProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(gridRef);
  return (
    <Box ref={gridRef} pb={ROOM_FOR_FLOATING_BUTTON}>
      {layout && (
        <ClientRows
          key={`${layout.rowPx}/${layout.topPx}`}
          listed={listed}
          layout={layout}
          step={step}
          newClientId={newClientId}
          onAct={onAct}
        />
      )}
    </Box>
  );
}
