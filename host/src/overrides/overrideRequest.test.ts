import { parseOverride } from './overrideRequest';

it('tells a version, a build and an address apart', () => {
  expect(parseOverride('mf-clients@0.25.1')).toEqual({
    kind: 'version',
    remote: 'mf-clients',
    version: '0.25.1',
  });
  expect(parseOverride('mf-clients@1.0.0-beta.2')).toMatchObject({
    kind: 'version',
    version: '1.0.0-beta.2',
  });
  expect(parseOverride('mf-clients@0.25.1-3fa94c01')).toEqual({
    kind: 'build',
    remote: 'mf-clients',
    build: '0.25.1-3fa94c01',
  });
});

it.each(['remoteEntry.js', '', 'build.json', 'remoteEntry.js?a=1#b'])(
  'takes the folder of an address, given with "%s"',
  (file) => {
    const request = parseOverride(`mf-clients@http://localhost:3101/remotes/mf-clients/dev/${file}`);
    expect(request?.kind === 'address' && request.address.href).toBe(
      'http://localhost:3101/remotes/mf-clients/dev/',
    );
  },
);

it.each([
  '',
  'mf-clients',
  '@1.0.0',
  'mf-clients@',
  'MF@1.0.0',
  'mf-clients@../../secret-00000000',
  'mf-clients@a/b',
  'mf-clients@1.0.0 or so',
  'mf-clients@javascript://alert(1)',
  'mf-clients@file:///etc/passwd',
  'mf-clients@https://user:word@preview.example/',
  'mf-clients@https://',
  `mf-clients@${'1'.repeat(401)}`,
])('takes "%s" for none', (text) => {
  expect(parseOverride(text)).toBeNull();
});
