import { findingsOfReports } from './smokeFindings';

it('makes an error of the gate of everything a smoke test found wrong', () => {
  const page = {
    path: '/groups',
    address: '/groups',
    access: 'trainer' as const,
    seconds: 1,
    screenshot: 'e2e/.results/smoke/mf-groups-groups.png',
    findings: [
      {
        check: 'errors',
        ok: false,
        expected: 'none',
        seen: 'uncaught boom (/remotes/mf-groups/2/Page.js:1:9)',
      },
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
      text: 'mf-groups at /groups: errors: expected none, seen uncaught boom (/remotes/mf-groups/2/Page.js:1:9)',
      usedBy: ['picture e2e/.results/smoke/mf-groups-groups.png'],
    },
  ]);
});
