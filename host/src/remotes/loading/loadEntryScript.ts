import { fileFailure } from './fileFailure';
import { RemoteLoadError } from './RemoteLoadError';

/** Entries are small: a slow one hangs, and a second request often succeeds. */
export const ENTRY_TIMEOUT_MS = 2_500;

export interface EntryScript {
  readonly url: string;
  readonly integrity: string | null;
  readonly global: string;
}

/** @returns the script's global variable @throws RemoteLoadError with the cause */
export async function loadEntryScript(entry: EntryScript): Promise<unknown> {
  const preload = pendingPreload(entry.url);
  if (preload) await preloadedOrPageLoaded(preload);
  return runScript(entry);
}

const pendingPreload = (url: string): HTMLLinkElement | undefined =>
  document.readyState === 'complete' || performance.getEntriesByName(url).length > 0
    ? undefined
    : [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].find(({ href }) => href === url);

/** A script that hangs delays the page's load event, even when it is removed; its preload does not. */
function preloadedOrPageLoaded(preload: HTMLLinkElement): Promise<unknown> {
  const once = (target: EventTarget, type: string) =>
    new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
  return Promise.race([once(preload, 'load'), once(preload, 'error'), once(window, 'load')]);
}

function runScript({ url, integrity, global }: EntryScript): Promise<unknown> {
  const script = document.createElement('script');
  script.src = url;
  if (integrity !== null) {
    script.integrity = integrity;
    // The browser checks hashes of other origins only with CORS.
    script.crossOrigin = 'anonymous';
  }
  return new Promise<unknown>((resolve, reject) => {
    let thrown = 'it left nothing behind';
    const handleError = (event: ErrorEvent) => {
      if (event.filename === url) thrown = event.message;
    };
    const end = (failure: RemoteLoadError | null) => {
      clearTimeout(timer);
      removeEventListener('error', handleError);
      script.remove();
      if (failure) reject(failure);
      else resolve(Reflect.get(globalThis, global));
    };
    const timer = setTimeout(
      () => end(new RemoteLoadError('timeout', `The entry did not answer within ${ENTRY_TIMEOUT_MS} ms`)),
      ENTRY_TIMEOUT_MS,
    );
    addEventListener('error', handleError);
    script.addEventListener('error', () => {
      const { cause, status } = fileFailure(url);
      end(new RemoteLoadError(cause, 'The entry could not be loaded', { status }));
    });
    script.addEventListener('load', () =>
      end(
        Reflect.get(globalThis, global) === undefined
          ? new RemoteLoadError('evaluation', `The entry failed: ${thrown}`)
          : null,
      ),
    );
    document.head.append(script);
  });
}
