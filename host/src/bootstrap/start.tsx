import '@fontsource-variable/inter';
import './page.css';
import { startSession } from '@formline/shared/session';
import { setSiteConfig } from '@formline/shared/site-config';
import { UiProvider } from '@formline/shared/ui/core';
import { createRoot } from 'react-dom/client';
import { loadAfresh } from '../overrides/loadAfresh';
import { hasOverrideWithOriginsIn, takeOverrides } from '../overrides/takeOverrides';
import { loadFirstPage } from '../remotes/loading/loadFirstPage';
import { openOverrides } from '../remotes/registry/override';
import { startRemotes } from '../remotes/registry/startRemotes';
import { isSomethingUnsaved } from '../remotes/updates/isSomethingUnsaved';
import { reportLater } from '../reports/reportLater';
import { MaintenancePage } from '../shell/maintenance/MaintenancePage';
import { endStaleSession } from '../shell/session-timeout/endStaleSession';
import { readSiteConfig } from '../site-config/readSiteConfig';
import { App } from './App';
import { StartFailed } from './StartFailed';

/** A reload, because builds may have changed while the site was closed. */
const handleOpen = () => location.reload();

function ClosedSite() {
  return (
    <UiProvider>
      <MaintenancePage onOpen={handleOpen} />
    </UiProvider>
  );
}

async function start(root: HTMLElement): Promise<void> {
  takeOverrides();
  const reactRoot = createRoot(root);
  reportLater();
  const config = await readSiteConfig();
  setSiteConfig(config);
  if (config.maintenance) {
    reactRoot.render(<ClosedSite />);
    return;
  }
  endStaleSession();
  if (!openOverrides(config, hasOverrideWithOriginsIn())) {
    loadAfresh();
    return;
  }
  const started = startSession({
    startOver: () => location.replace('/'),
    hasUnsavedWork: isSomethingUnsaved,
  });
  try {
    await startRemotes();
    await loadFirstPage();
    reactRoot.render(<App />);
  } catch {
    reactRoot.render(<StartFailed />);
  }
  await started;
}

const root = document.getElementById('root');
if (root) void start(root);
