import '@fontsource-variable/inter';
import './page.css';
import { startSession, readLastActivity, signOut } from '@formline/shared/session';
import { setSiteConfig } from '@formline/shared/site-config';
import { PageRoot } from '@formline/shared/ui/basics';
import { createRoot } from 'react-dom/client';
import { loadAfresh } from '../overrides/loadAfresh';
import { overrideRecord, takeOverrides } from '../overrides/takeOverrides';
import { loadFirstPage } from '../remotes/loading/loadFirstPage';
import { loadPageAfterSignIn } from '../remotes/loading/loadPageAfterSignIn';
import { openOverrides, overriddenEntry } from '../remotes/registry/override';
import { isSomethingUnsaved } from '../remotes/updates/isSomethingUnsaved';
import { reportLater } from '../reports/reportLater';
import { MaintenancePage } from '../shell/maintenance/MaintenancePage';
import { readSiteConfig } from '../site-config/readSiteConfig';
import { App } from './App';
import { showInOverlay } from './showInOverlay';
import { StartFailed } from './StartFailed';
import { keepTranslatedTexts } from './translatedTexts';
import { chooseEntries, rolloutSubject } from '../remotes/registry/chooseEntries';
import { setRegistry, switchTo } from '../remotes/registry/liveRemotes';
import { readRegistry } from '../remotes/registry/readRegistry';
import { idleStateAt } from '../shell/session-timeout/idleRule';

/** A reload, because builds may have changed while the site was closed. */
const handleOpen = () => location.reload();

function ClosedSite() {
  return (
    <PageRoot>
      <MaintenancePage onOpen={handleOpen} />
    </PageRoot>
  );
}

async function start(root: HTMLElement): Promise<void> {
  keepTranslatedTexts();
  takeOverrides();
  const isInDevelopment = 'development' in document.documentElement.dataset;
  const reactRoot = createRoot(
    root,
    isInDevelopment ? { onCaughtError: (error) => void showInOverlay(error) } : {},
  );
  // What breaks under a developer's hands is no fault of what is deployed.
  if (!isInDevelopment) reportLater();
  const config = await readSiteConfig();
  setSiteConfig(config);
  if (config.maintenance) {
    reactRoot.render(<ClosedSite />);
    return;
  }
  endStaleSession();
  if (!openOverrides(config, overrideRecord.exists())) {
    loadAfresh();
    return;
  }
  const started = startSession({
    startOver: () => location.replace('/'),
    hasUnsavedWork: isSomethingUnsaved,
  });
  try {
    await startRemotes();
    loadPageAfterSignIn();
    await loadFirstPage();
    reactRoot.render(<App />);
  } catch {
    reactRoot.render(<StartFailed />);
  }
  await started;
}

async function startRemotes(): Promise<void> {
  const startedAt = performance.now();
  const registry = await readRegistry();
  setRegistry(registry, Math.round(performance.now() - startedAt));
  switchTo(chooseEntries(registry, rolloutSubject(), overriddenEntry));
}

/** Runs before the session opens, so that restored tabs show nothing of an idle session. */
function endStaleSession(): void {
  const now = Date.now();
  if (idleStateAt(now, readLastActivity() ?? now).phase === 'expired') signOut('idle');
}

const root = document.getElementById('root');
if (root) void start(root);
