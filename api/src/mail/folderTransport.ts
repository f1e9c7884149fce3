import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { htmlOf, type Mail, type MailTransport } from './Mail';

/** Readable by the owner alone, because emails contain secrets. */
export function folderTransport(folder: string, clock: Clock): MailTransport {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = clock.now();
      const name = `${now.toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      const draft = join(folder, `.${name}.draft`);
      await writeFile(draft, toMessage(mail, now), { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
  };
}

function toMessage({ to, subject, text }: Mail, now: Date): string {
  const boundary = `part-${randomUUID()}`;
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content,
    '',
  ];
  return [
    `Date: ${now.toUTCString()}`,
    `To: ${oneLine(to)}`,
    `Subject: ${encodedWord(oneLine(subject))}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', htmlOf({ subject, text })),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** A line break would inject another header. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** Headers are ASCII; other characters are encoded (RFC 2047). */
const encodedWord = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
