import { findingsOfReports } from './smokeFindings';

it('makes an error of the gate of everything a smoke test found wrong', () => {
  const page = {
    path: '/groups',
    address: '/groups',
    access: 'trainer' as const,
    seconds: 1,
    screenshot: null,
    findings: [
      { check: 'errors', ok: false, expected: 'none', seen: 'boom' },
      { check: 'shows its text', ok: true, expected: 'it', seen: 'it' },
    ],
  };
  const report = {
    url: '',
    remote: 'mf-groups',
    build: '2',
    hostBuild: '1',
    revision: 1,
    seconds: 1,
    pages: [page],
  };
  expect(findingsOfReports([report])).toEqual([
    {
      check: 'smoke',
      level: 'error',
      text: 'mf-groups at /groups: errors: expected none, seen boom',
      usedBy: [],
    },
  ]);
});
