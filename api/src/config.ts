import * as z from '@formline/shared/contracts/schema';
import type { S3Settings } from './media/s3Store';

export interface MediaSettings {
  readonly folder: string;
  readonly s3: S3Settings | null;
  readonly quotaBytes: number;
  readonly uploadsPerMinute: number;
}

export interface RateLimits {
  readonly signInsPerMinute: number;
  readonly failedSignInsPerMinute: number;
  readonly readsPerMinute: number;
  readonly reportsPerMinute: number;
  readonly mailsPerMinute: number;
  readonly mostWaitingQueries: number;
}

export interface ApiConfig extends RateLimits {
  readonly mailFolder: string;
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Base URL of the pages for links in emails, without a trailing slash. */
  readonly publicUrl: string;
  /** Trusted proxies for `X-Forwarded-For`: addresses, CIDR ranges or `loopback`, separated by commas. */
  readonly trustProxy: string | false;
  readonly media: MediaSettings;
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

export interface ServerSettings {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly seedDemo: boolean;
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

export function readRateLimits(environment: NodeJS.ProcessEnv): RateLimits {
  return rateLimits(readAs(rateLimitsEnvironmentSchema, environment));
}

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
