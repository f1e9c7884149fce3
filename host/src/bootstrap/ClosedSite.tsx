import { UiProvider } from '@formline/shared/ui/core';
import { MaintenancePage } from '../shell/maintenance/MaintenancePage';

/** Builds may have changed while the site was closed: it is loaded afresh. */
const handleOpen = () => location.reload();

/** What a visit finds that begins while the site is closed: nothing else is loaded, and nothing is asked of the API. */
export function ClosedSite() {
  return (
    <UiProvider>
      <MaintenancePage onOpen={handleOpen} />
    </UiProvider>
  );
}
