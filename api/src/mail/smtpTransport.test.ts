import { SMTPServer } from 'smtp-server';
import { smtpTransport } from './smtpTransport';

interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

const delivered: Delivered[] = [];
let isOpen = true;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    done(username === 'app' && password === 'p@ss' ? null : new Error('no'), { user: username }),
  onRcptTo: (_address, _session, done) => done(isOpen ? null : new Error('not now')),
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});

let port: number;

beforeAll(async () => {
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  port = address.port;
});

beforeEach(() => {
  delivered.length = 0;
  isOpen = true;
});

afterAll(
  () =>
    new Promise<void>((closed) => {
      server.close(closed);
    }),
);

const mail = { to: 'noor@gym.test', subject: 'Grüße', text: 'A link:\r\n\r\nhttps://gym.test/#token=abc' };
const transportTo = (login: string) =>
  smtpTransport({ url: `smtp://${login}127.0.0.1:${port}`, from: 'hello@formline.test' });

describe('an email', () => {
  it('reaches the mail server with its sender, its one recipient and its words', async () => {
    await transportTo('app:p%40ss@').send(mail);
    expect(delivered).toMatchObject([{ from: 'hello@formline.test', to: ['noor@gym.test'] }]);
    const text = delivered[0]?.text ?? '';
    expect(text).toContain('Subject: =?UTF-8?');
    expect(text).toContain('https://gym.test/#token=abc');
    expect(text).toContain('<a href=3D"https://gym.test/#token=3Dabc"');
  });

  it('goes to nobody else, whatever its address says', async () => {
    const sent = transportTo('').send({ ...mail, to: 'noor@gym.test\r\nBcc: all@gym.test, more@gym.test' });
    await sent.catch(() => undefined);
    expect(delivered.flatMap(({ to }) => to)).not.toContain('all@gym.test');
    expect(delivered.flatMap(({ to }) => to)).not.toContain('more@gym.test');
    expect(delivered.map(({ text }) => text).join('')).not.toMatch(/^Bcc/m);
  });

  it.each([
    ['the server refuses it', () => (isOpen = false), '', 'not now'],
    ['the password is wrong', () => undefined, 'app:wrong@', 'Invalid login'],
  ])('is not taken for delivered when %s', async (_case, prepare, login, message) => {
    prepare();
    await expect(transportTo(login).send(mail)).rejects.toThrow(message);
    expect(delivered).toEqual([]);
  });
});
