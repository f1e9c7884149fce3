import { noteReport } from './noteReport';

/** Notes from the start what nothing caught and what the page's policy did not let in. */
export function hearErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    const thrown: unknown = error ?? message;
    noteReport({ kind: 'error', how: 'thrown', error: thrown, file: filename });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    noteReport({ kind: 'error', how: 'rejected', error: reason, file: '' });
  });
  document.addEventListener('securitypolicyviolation', (event) => noteReport({ kind: 'violation', event }));
}
