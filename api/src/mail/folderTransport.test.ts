import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock';
import { folderTransport } from './folderTransport';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'formline-mail-')), 'outgoing');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

it('writes each email as one file only its owner can read', async () => {
  const transport = folderTransport(folder, systemClock);
  await transport.send({ to: 'noor@gym.test', subject: 'Hello', text: 'First' });
  await transport.send({ to: 'noor@gym.test', subject: 'Hello', text: 'Second' });
  const files = readdirSync(folder);
  expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(2);
  expect(files.map((name) => statSync(join(folder, name)).mode & 0o077)).toEqual([0, 0]);
});

it('keeps head lines apart from what is put into them', async () => {
  const mail = { to: 'noor@gym.test\r\nBcc: all@gym.test', subject: 'Grüße', text: 'Körper' };
  await folderTransport(folder, systemClock).send(mail);
  const email = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
  expect(email).toContain('To: noor@gym.test Bcc: all@gym.test\r\n');
  expect(email).not.toMatch(/^Bcc/m);
  expect(email).toContain('Subject: =?utf-8?B?R3LDvMOfZQ==?=');
  expect(email).toContain('Körper');
});
