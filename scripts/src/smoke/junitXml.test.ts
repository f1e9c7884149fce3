import type { SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import { junitXml } from './junitXml';

const report: SmokeReport = {
  url: 'https://staging.example',
  remote: 'mf-groups',
  build: '1.0.0-aa',
  hostBuild: '1.0.0-bb',
  revision: 3,
  seconds: 2.5,
  pages: [
    {
      path: '/groups/:groupId',
      address: '/groups/7',
      access: 'trainer',
      seconds: 2.5,
      screenshot: '/tmp/groups.png',
      findings: [
        { check: 'errors', ok: true, expected: 'none', seen: 'none' },
        { check: 'shows its text', ok: false, expected: '"A & B" <there>', seen: '"\u0000"' },
      ],
    },
  ],
};

it('has a suite for the remote and a case for each thing asked', () => {
  const xml = junitXml([report]);
  expect(xml).toContain(
    '<testsuite name="mf-groups 1.0.0-aa" hostname="staging.example" tests="2" failures="1"',
  );
  expect(xml).toContain('<testcase classname="mf-groups /groups/:groupId" name="errors"/>');
});

it('tells a failure with its picture, in signs that XML may hold', () => {
  const xml = junitXml([report]);
  expect(xml).toContain('expected &quot;A &amp; B&quot; &lt;there&gt;, seen &quot;�&quot;');
  expect(xml).toContain('[[ATTACHMENT|/tmp/groups.png]]');
});
