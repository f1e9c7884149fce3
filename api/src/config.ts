import * as z from '@formline/shared/contracts/schema';
import type { S3Settings } from './media/s3Store';

/** Where files go and how much of them there may be. */
export interface MediaSettings {
  /** Folder files are kept in, and worked on before they are kept. */
  readonly folder: string;
  /** An S3-compatible store that keeps the files instead of the folder. */
  readonly s3: S3Settings | null;
  /** What the files of one trainer may take together. */
  readonly quotaBytes: number;
  /** Forms with files one address, and one trainer, may send in a minute. */
  readonly uploadsPerMinute: number;
}

/** How often something may be asked for. */
export interface RateLimits {
  /** Sign-ins, refreshes and account checks one address may ask for in a minute. */
  readonly signInsPerMinute: number;
  /** Wrong passwords one network may send in a minute, and five times as many in an hour. */
  readonly failedSignInsPerMinute: number;
  /** Reads one session may ask one server for in a minute. */
  readonly readsPerMinute: number;
  /** Calls with reports of browsers that one address may make in a minute. */
  readonly reportsPerMinute: number;
  /** Letters one address may ask for in a minute. */
  readonly mailsPerMinute: number;
  /** Queries that may wait for a connection to the database before calls are refused. */
  readonly mostWaitingQueries: number;
}

/** What the assembled server may be told. */
export interface ApiConfig extends RateLimits {
  /** Folder that outgoing letters are written to. */
  readonly mailFolder: string;
  /** Mail server that outgoing letters are handed to instead, and their sender. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Address of the pages, for links in letters, without a slash at its end. */
  readonly publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, CIDR ranges or `loopback`, separated by commas. */
  readonly trustProxy: string | false;
  readonly media: MediaSettings;
  /** How many days reports of browsers are kept. */
  readonly reportDays: number;
}

const MEGABYTE = 1_048_576;

export const defaultConfig: ApiConfig = {
  signInsPerMinute: 300,
  failedSignInsPerMinute: 6,
  readsPerMinute: 600,
  reportsPerMinute: 300,
  mailsPerMinute: 10,
  mostWaitingQueries: 100,
  mailFolder: '.data/mail',
  smtp: null,
  publicUrl: 'http://127.0.0.1:3000',
  trustProxy: false,
  media: {
    folder: '.data/media',
    s3: null,
    quotaBytes: 20_480 * MEGABYTE,
    uploadsPerMinute: 60,
  },
  reportDays: 30,
};

/** What the server's process may be told. */
export interface ServerSettings {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly seedDemo: boolean;
  /** Whether this process does jobs too, or leaves them to workers. */
  readonly doesJobs: boolean;
  readonly config: ApiConfig;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const positive = (highest: number) => z.coerce.number().check(z.gte(1), z.lte(highest));

const rateLimitsEnvironment = {
  RATE_LIMIT_SIGN_IN: z.withDefault(positive(1_000_000), defaultConfig.signInsPerMinute),
  RATE_LIMIT_FAILED_SIGN_IN: z.withDefault(positive(1_000_000), defaultConfig.failedSignInsPerMinute),
  RATE_LIMIT_READS: z.withDefault(positive(1_000_000), defaultConfig.readsPerMinute),
  RATE_LIMIT_REPORTS: z.withDefault(positive(1_000_000), defaultConfig.reportsPerMinute),
  RATE_LIMIT_MAIL: z.withDefault(positive(1_000_000), defaultConfig.mailsPerMinute),
  MAX_WAITING_QUERIES: z.withDefault(positive(1_000_000), defaultConfig.mostWaitingQueries),
};
const rateLimitsEnvironmentSchema = z.object(rateLimitsEnvironment);

const mediaEnvironment = {
  MEDIA_DIR: z.withDefault(z.string().check(z.minLength(1)), defaultConfig.media.folder),
  MEDIA_QUOTA_MB: z.withDefault(positive(100_000_000), defaultConfig.media.quotaBytes / MEGABYTE),
  RATE_LIMIT_UPLOADS: z.withDefault(positive(1_000_000), defaultConfig.media.uploadsPerMinute),
  S3_BUCKET: z.optional(z.string().check(z.minLength(1))),
  S3_REGION: z.withDefault(z.string().check(z.minLength(1)), 'us-east-1'),
  S3_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s/]+/))),
  S3_PREFIX: z.withDefault(z.string().check(z.regex(/^(?:[\w.-]+\/)*$/)), ''),
};
const mediaEnvironmentSchema = z.object(mediaEnvironment);

const environmentSchema = z.object({
  DATABASE_URL: z.string().check(z.minLength(1)),
  HOST: z.withDefault(z.string(), '127.0.0.1'),
  PORT: z.withDefault(positive(65_535), 3001),
  LOG_LEVEL: z.withDefault(z.enum(logLevels), 'info'),
  SEED_DEMO: z.withDefault(z.enum(['true', 'false']), 'false'),
  TRUST_PROXY: z.optional(z.string().check(z.minLength(1))),
  ...rateLimitsEnvironment,
  MAIL_DIR: z.withDefault(z.string().check(z.minLength(1)), defaultConfig.mailFolder),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^\s/]+/))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/))),
  ...mediaEnvironment,
  REPORT_DAYS: z.withDefault(positive(3_650), defaultConfig.reportDays),
  JOBS: z.withDefault(z.enum(['here', 'elsewhere']), 'here'),
  PUBLIC_URL: z.withDefault(z.string().check(z.minLength(1)), defaultConfig.publicUrl),
});

/** Reads the process's environment once. A setting that cannot be right is one sentence, not a guess. */
export function readEnvironment(environment: NodeJS.ProcessEnv): ServerSettings {
  const given = readAs(environmentSchema, environment);
  return {
    databaseUrl: given.DATABASE_URL,
    host: given.HOST,
    port: given.PORT,
    logLevel: given.LOG_LEVEL,
    seedDemo: given.SEED_DEMO === 'true',
    doesJobs: given.JOBS === 'here',
    config: {
      ...rateLimits(given),
      mailFolder: given.MAIL_DIR,
      smtp: readSmtp(given.SMTP_URL, given.MAIL_FROM),
      publicUrl: given.PUBLIC_URL.replace(/\/+$/, ''),
      trustProxy: given.TRUST_PROXY ?? false,
      media: mediaSettings(given),
      reportDays: given.REPORT_DAYS,
    },
  };
}

/** How often something may be asked for, for programs that start a server with settings of their own. */
export function readRateLimits(environment: NodeJS.ProcessEnv): RateLimits {
  return rateLimits(readAs(rateLimitsEnvironmentSchema, environment));
}

/** Where uploaded files are kept, for programs that start a server with settings of their own. */
export function readMediaSettings(environment: NodeJS.ProcessEnv): MediaSettings {
  return mediaSettings(readAs(mediaEnvironmentSchema, environment));
}

function readAs<S extends z.Schema>(schema: S, environment: NodeJS.ProcessEnv): z.output<S> {
  const read = z.safeParse(schema, environment);
  if (read.success) return read.data;
  const names = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].join(', ');
  throw new Error(`These settings are missing or cannot be right: ${names}.`);
}

function readSmtp(url: string | undefined, from: string | undefined): ApiConfig['smtp'] {
  if (url === undefined) return null;
  if (from === undefined) throw new Error('These settings are missing or cannot be right: MAIL_FROM.');
  return { url, from };
}

function rateLimits(given: z.infer<typeof rateLimitsEnvironmentSchema>): RateLimits {
  return {
    signInsPerMinute: given.RATE_LIMIT_SIGN_IN,
    failedSignInsPerMinute: given.RATE_LIMIT_FAILED_SIGN_IN,
    readsPerMinute: given.RATE_LIMIT_READS,
    reportsPerMinute: given.RATE_LIMIT_REPORTS,
    mailsPerMinute: given.RATE_LIMIT_MAIL,
    mostWaitingQueries: given.MAX_WAITING_QUERIES,
  };
}

function mediaSettings(given: z.infer<typeof mediaEnvironmentSchema>): MediaSettings {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, S3_PREFIX: prefix } = given;
  return {
    folder: given.MEDIA_DIR,
    s3: bucket === undefined ? null : { bucket, region, endpoint, prefix },
    quotaBytes: given.MEDIA_QUOTA_MB * MEGABYTE,
    uploadsPerMinute: given.RATE_LIMIT_UPLOADS,
  };
}
