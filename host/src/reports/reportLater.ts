import { hearErrors } from './hearErrors';

const AT_LATEST_MS = 3_000;

/** Runs when the page is loaded and has nothing better to do. */
function whenPainted(run: () => void): void {
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(run, { timeout: AT_LATEST_MS })
      : setTimeout(run, AT_LATEST_MS);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** Hears from now on what goes wrong, and has it told once the page is painted. */
export function reportLater(): void {
  hearErrors();
  whenPainted(() => {
    import(/* webpackChunkName: "reports" */ './startReports')
      .then(({ startReports }) => startReports())
      // Without this chunk the page is as good, and there is nobody to tell.
      .catch(() => undefined);
  });
}
