import '@fontsource-variable/inter';
import { startSession } from '@formline/shared/session';
import { setSiteConfig } from '@formline/shared/site-config';
import { createRoot } from 'react-dom/client';
import './page.css';
import { loadAfresh } from '../overrides/loadAfresh';
import { hasOverrideWithOriginsIn, takeOverrides } from '../overrides/takeOverrides';
import { loadFirstPage } from '../remotes/loading/loadFirstPage';
import { openOverrides } from '../remotes/registry/override';
import { startRemotes } from '../remotes/registry/startRemotes';
import { isSomethingUnsaved } from '../remotes/updates/isSomethingUnsaved';
import { reportLater } from '../reports/reportLater';
import { endStaleSession } from '../shell/session-timeout/endStaleSession';
import { readSiteConfig } from '../site-config/readSiteConfig';
import { App } from './App';
import { ClosedSite } from './ClosedSite';
import { StartFailed } from './StartFailed';

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
