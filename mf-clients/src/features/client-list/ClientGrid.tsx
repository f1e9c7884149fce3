import { Box } from '@formline/shared/ui/core';
import { useRef } from 'react';
import { ClientRows } from './ClientRows';
import type { ListedClient } from './listedClients';
import { useGridLayout } from './useGridLayout';

interface ClientGridProps {
  readonly listed: readonly ListedClient[];
}

/** The clients as a grid that fills the width; of a long list only what is near the window is drawn. */
export function ClientGrid({ listed }: ClientGridProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(gridRef);
  return (
    <Box ref={gridRef}>
      {layout && <ClientRows key={`${layout.rowPx}/${layout.topPx}`} listed={listed} layout={layout} />}
    </Box>
  );
}
