import { UiProvider } from '@formline/shared/ui/core';
import { MaintenancePage } from '../shell/maintenance/MaintenancePage';

/** A reload, because builds may have changed while the site was closed. */
const handleOpen = () => location.reload();

export function ClosedSite() {
  return (
    <UiProvider>
      <MaintenancePage onOpen={handleOpen} />
    </UiProvider>
  );
}
