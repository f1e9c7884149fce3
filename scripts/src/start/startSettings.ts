import path from 'node:path';
import { type MediaSettings, type RateLimits, readMediaSettings, readRateLimits } from '@formline/api/config';
import * as z from '@formline/shared/contracts/schema';
import { PlainError } from '../process/plainError';
import { startTexts } from './start.texts';

const HIGHEST_PORT = 65_535;

const environmentSchema = z.object({
  PORT: z.withDefault(z.string(), '3000'),
  HOST: z.withDefault(z.string(), '127.0.0.1'),
  DATA_DIR: z.withDefault(z.string(), '.data'),
  CACHE_DIR: z.withDefault(z.string(), '.cache'),
  DATABASE_URL: z.optional(z.string()),
  SEED_DEMO: z.optional(z.string()),
  API_URL: z.optional(z.string()),
  MAIL_DIR: z.optional(z.string()),
  MEDIA_DIR: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.string()),
  CONFIG_FILE: z.optional(z.string()),
  MF_STORE: z.optional(z.string()),
});

export type ApiSource =
  | { kind: 'remote'; url: string }
  | { kind: 'database'; url: string }
  | { kind: 'embedded'; dataDir: string };

export interface StartSettings {
  port: number;
  host: string;
  cacheDir: string;
  seedDemo: boolean;
  mailDir: string;
  media: MediaSettings;
  rateLimits: RateLimits;
  publicUrl: string;
  /** null: the file in the site's folder. */
  configFile: string | null;
  /** The site to serve: a folder or a bucket. null: the workspace's own. */
  store: string | null;
  api: ApiSource;
}

type Environment = z.infer<typeof environmentSchema>;

/** An empty variable counts as missing. */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

function apiSource({ API_URL, DATABASE_URL, DATA_DIR }: Environment): ApiSource {
  if (API_URL !== undefined) return { kind: 'remote', url: API_URL };
  if (DATABASE_URL !== undefined) return { kind: 'database', url: DATABASE_URL };
  return { kind: 'embedded', dataDir: path.resolve(DATA_DIR) };
}

function portOf(text: string): number {
  const port = Number(text);
  const isPort = /^\d+$/.test(text) && port <= HIGHEST_PORT;
  if (!isPort) throw new PlainError(startTexts.badPort(text));
  return port;
}

function mediaSettings(environment: NodeJS.ProcessEnv, { MEDIA_DIR, DATA_DIR }: Environment): MediaSettings {
  const folder = path.resolve(MEDIA_DIR ?? path.join(DATA_DIR, 'media'));
  return inOneSentence(() => readMediaSettings({ ...withoutEmpty(environment), MEDIA_DIR: folder }));
}

/** Errors of the API's settings are shown without a stack trace. */
function inOneSentence<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    throw new PlainError(String(error instanceof Error ? error.message : error));
  }
}

/** A new external database gets demo data only with `SEED_DEMO=true`. */
export function readStartSettings(environment: NodeJS.ProcessEnv): StartSettings {
  const parsed = z.safeParse(environmentSchema, withoutEmpty(environment));
  if (!parsed.success) throw new PlainError(startTexts.badEnvironment);
  const values = parsed.data;
  const api = apiSource(values);
  const port = portOf(values.PORT);
  return {
    port,
    mailDir: path.resolve(values.MAIL_DIR ?? path.join(values.DATA_DIR, 'mail')),
    media: mediaSettings(environment, values),
    rateLimits: inOneSentence(() => readRateLimits(withoutEmpty(environment))),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    configFile: values.CONFIG_FILE === undefined ? null : path.resolve(values.CONFIG_FILE),
    host: values.HOST,
    store: values.MF_STORE ?? null,
    cacheDir: path.resolve(values.CACHE_DIR),
    seedDemo: api.kind === 'embedded' ? values.SEED_DEMO !== 'false' : values.SEED_DEMO === 'true',
    api,
  };
}
