import { noteReport } from './noteReport';

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
