import { defaultConfig, readEnvironment } from './config';

const least = { DATABASE_URL: 'postgresql://somewhere/db' };

describe('the environment', () => {
  it('needs no more than a database', () => {
    expect(readEnvironment(least)).toEqual({
      databaseUrl: 'postgresql://somewhere/db',
      host: '127.0.0.1',
      port: 3001,
      logLevel: 'info',
      seedDemo: false,
      doesJobs: true,
      config: defaultConfig,
    });
  });

  it('is read as a whole', () => {
    const given = {
      ...least,
      PORT: '8080',
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: 'https://gym.test/',
    };
    expect(readEnvironment(given)).toMatchObject({
      port: 8080,
      seedDemo: true,
      logLevel: 'warn',
      config: { trustProxy: 'loopback', publicUrl: 'https://gym.test' },
    });
  });

  it('names a store for files, and leaves jobs to workers', () => {
    const given = { ...least, S3_BUCKET: 'films', S3_ENDPOINT: 'http://s3.gym.test:9000', JOBS: 'elsewhere' };
    const { doesJobs, config } = readEnvironment(given);
    expect(doesJobs).toBe(false);
    expect(config.media.s3).toEqual({
      bucket: 'films',
      region: 'us-east-1',
      endpoint: given.S3_ENDPOINT,
      prefix: '',
    });
  });

  it('names a mail server with its sender', () => {
    const given = { ...least, SMTP_URL: 'smtps://app:pass@mail.gym.test', MAIL_FROM: 'hello@gym.test' };
    expect(readEnvironment(given).config.smtp).toEqual({ url: given.SMTP_URL, from: given.MAIL_FROM });
  });

  it.each([
    [{}, 'DATABASE_URL'],
    [{ ...least, SMTP_URL: 'mail.gym.test' }, 'SMTP_URL'],
    [{ ...least, SMTP_URL: 'smtp://mail.gym.test' }, 'MAIL_FROM'],
    [{ ...least, PORT: 'eighty' }, 'PORT'],
    [{ ...least, PORT: '70000', SEED_DEMO: 'perhaps' }, 'PORT, SEED_DEMO'],
  ])('%p is refused by name', (environment, names) => {
    expect(() => readEnvironment(environment)).toThrow(`cannot be right: ${names}.`);
  });
});
