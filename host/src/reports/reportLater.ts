import { whenIdle } from '../bootstrap/whenIdle';
import { noteReport } from './noteReport';

export function reportLater(): void {
  listenForErrors();
  whenIdle()
    .then(() => import(/* webpackChunkName: "reports" */ './startReports'))
    .then(({ startReports }) => startReports())
    // Without this chunk nothing is reported, and the page works.
    .catch(() => undefined);
}

export function listenForErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    const thrown: unknown = error ?? message;
    noteReport({ kind: 'error', how: 'thrown', error: thrown, file: filename });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    noteReport({ kind: 'error', how: 'rejected', error: reason, file: '' });
  });
  document.addEventListener('securitypolicyviolation', (event) => noteReport({ kind: 'violation', event }));
}
