import '@fontsource-variable/inter';
import './page.css';
import { startSession } from '@formline/shared/session';
import { setSiteConfig } from '@formline/shared/site-config';
import { createRoot } from 'react-dom/client';
import { readRegistry } from '../remotes/registry';
import { endStaleSession } from '../shell/session-timeout/endStaleSession';
import { readSiteConfig } from '../site-config/readSiteConfig';
import { App } from './App';
import { StartFailed } from './StartFailed';

async function start(root: HTMLElement): Promise<void> {
  setSiteConfig(await readSiteConfig());
  endStaleSession();
  const started = startSession({ startOver: () => location.replace('/') });
  const reactRoot = createRoot(root);
  try {
    reactRoot.render(<App entries={await readRegistry()} />);
  } catch {
    reactRoot.render(<StartFailed />);
  }
  await started;
}

const root = document.getElementById('root');
if (root) void start(root);
