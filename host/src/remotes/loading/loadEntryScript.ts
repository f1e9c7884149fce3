import { fileFailure } from './fileFailure';
import { RemoteLoadError } from './RemoteLoadError';

/** An entry is small: one that takes longer hangs, and another try often finds a better way. */
export const ENTRY_TIMEOUT_MS = 2_500;

export interface EntryScript {
  readonly url: string;
  /** Hash that the browser checks before it runs the script; null for a build in development. */
  readonly integrity: string | null;
  /** Global variable in which the script leaves what it offers. */
  readonly global: string;
}

/** Runs a remote's entry. @returns what it left in its global variable @throws RemoteLoadError which says why not */
export function loadEntryScript({ url, integrity, global }: EntryScript): Promise<unknown> {
  const script = document.createElement('script');
  script.src = url;
  if (integrity !== null) {
    script.integrity = integrity;
    // The browser checks what comes from elsewhere only when it was asked for with CORS.
    script.crossOrigin = 'anonymous';
  }
  return new Promise<unknown>((resolve, reject) => {
    let thrown = 'it left nothing behind';
    const hear = (event: ErrorEvent) => {
      if (event.filename === url) thrown = event.message;
    };
    const end = (failure: RemoteLoadError | null) => {
      clearTimeout(timer);
      removeEventListener('error', hear);
      script.remove();
      if (failure) reject(failure);
      else resolve(Reflect.get(globalThis, global));
    };
    const timer = setTimeout(
      () => end(new RemoteLoadError('timeout', `The entry did not answer within ${ENTRY_TIMEOUT_MS} ms`)),
      ENTRY_TIMEOUT_MS,
    );
    addEventListener('error', hear);
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
