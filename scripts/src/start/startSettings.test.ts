import path from 'node:path';
import { readStartSettings } from './startSettings';

it('starts on port 3000 with the embedded database and the demo world', () => {
  expect(readStartSettings({})).toMatchObject({
    port: 3000,
    seedDemo: true,
    api: { kind: 'embedded', dataDir: path.resolve('.data') },
  });
});

it('takes an empty variable for a missing one', () => {
  expect(readStartSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    api: { kind: 'embedded' },
  });
});

it('fills a database of your own only when asked', () => {
  const environment = { DATABASE_URL: 'postgresql://localhost/formline' };
  expect(readStartSettings(environment)).toMatchObject({ seedDemo: false, api: { kind: 'database' } });
  expect(readStartSettings({ ...environment, SEED_DEMO: 'true' }).seedDemo).toBe(true);
});

it('uses another API when one is named', () => {
  const { api, seedDemo } = readStartSettings({ API_URL: 'https://api.example.test', DATA_DIR: 'x' });
  expect(api).toEqual({ kind: 'remote', url: 'https://api.example.test' });
  expect(seedDemo).toBe(false);
});

it.each(['abc', '-1', '70000', '3.5', '3000x'])('refuses PORT=%s in one sentence', (PORT) => {
  expect(() => readStartSettings({ PORT })).toThrow(`PORT must be a number from 0 to 65535, not "${PORT}".`);
});

it('writes emails beside the data, with links to the address that is opened', () => {
  expect(readStartSettings({ DATA_DIR: 'x', PORT: '4000' })).toMatchObject({
    mailDir: path.resolve('x/mail'),
    media: { folder: path.resolve('x/media'), s3: null },
    publicUrl: 'http://localhost:4000',
  });
  expect(readStartSettings({ PUBLIC_URL: 'https://club.example' }).publicUrl).toBe('https://club.example');
});

it('takes the configuration of the site from the file that is named', () => {
  expect(readStartSettings({}).configFile).toBeNull();
  expect(readStartSettings({ CONFIG_FILE: 'site.json' }).configFile).toBe(path.resolve('site.json'));
});

it('keeps uploaded files in the store of objects that is named', () => {
  const environment = { S3_BUCKET: 'films', S3_ENDPOINT: 'https://store.example', S3_PREFIX: '' };
  expect(readStartSettings(environment).media.s3).toEqual({
    bucket: 'films',
    region: 'us-east-1',
    endpoint: 'https://store.example',
    prefix: '',
  });
  expect(() => readStartSettings({ ...environment, S3_ENDPOINT: 'store' })).toThrow(
    'These settings are missing or cannot be right: S3_ENDPOINT.',
  );
});

it('limits calls as it is told', () => {
  const limits = readStartSettings({ RATE_LIMIT_MAIL: '20', RATE_LIMIT_SIGN_IN: '' }).rateLimits;
  expect(limits).toEqual({
    signInsPerMinute: 300,
    failedSignInsPerMinute: 6,
    readsPerMinute: 600,
    reportsPerMinute: 300,
    mailsPerMinute: 20,
    mostWaitingQueries: 100,
  });
  expect(() => readStartSettings({ RATE_LIMIT_MAIL: 'many' })).toThrow(
    'These settings are missing or cannot be right: RATE_LIMIT_MAIL.',
  );
});
