import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, EndpointResult } from '@formline/shared/contracts/endpoint';
import { type ErrorBody, errorBodySchema } from '@formline/shared/contracts/errorCodes';
import * as z from '@formline/shared/contracts/schema';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Clock } from '../clock';
import { type ApiConfig, defaultConfig } from '../config';
import type { Database } from '../database/database';
import type { Mail } from '../mail/Mail';
import { openMedia } from '../media/openMedia';
import type { LogTarget } from '../logging/logging';
import { rateLimits } from '../database/schema/calls';
import { users } from '../database/schema/users';
import { sessionsService } from '../modules/accounts/tokens/sessions.service';
import { fileDatabaseUrl } from './databases/fileDatabase';
import { openTestDatabase } from './databases/testDatabases';
import { TEST_TODAY } from './testDay';

/** Path parameters by name, the rest as on the wire. */
export interface TestRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, Blob>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Buffer;
}

export interface Caller {
  send(endpoint: Pick<Endpoint, 'method' | 'path'>, request?: TestRequest): Promise<Answer>;
  /** Fails unless the call succeeds; returns the parsed payload. */
  call<E extends Endpoint>(endpoint: E, request?: TestRequest): Promise<EndpointResult<E>>;
  /** Fails unless the call is refused in the common shape of errors. */
  refused(
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    request?: TestRequest,
  ): Promise<ErrorBody & { status: number }>;
}

export interface TestApp extends Caller {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: MovableClock;
  readonly emails: readonly Mail[];
  readonly mediaFolder: string;
  /** Resolves when all background work is done. */
  settled(): Promise<void>;
  withToken(accessToken: string): Caller;
  signInAs(email: string): Promise<Caller>;
  close(): Promise<void>;
}

export class MovableClock implements Clock {
  #now = new Date(`${TEST_TODAY}T09:00:00Z`);

  now(): Date {
    return this.#now;
  }

  advanceSeconds(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

export interface TestAppOptions {
  readonly config?: Partial<ApiConfig>;
  readonly log?: LogTarget;
  readonly database?: Database;
}

/** The complete server on the test file's own database, without a port. */
export async function startTestApp({ config, log, database: given }: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? openTestDatabase(await fileDatabaseUrl());
  await database.db.delete(rateLimits);
  const clock = new MovableClock();
  const emails: Mail[] = [];
  const mediaFolder = await mkdtemp(join(tmpdir(), 'formline-media-'));
  const app = await buildApp({
    config: {
      ...defaultConfig,
      signInsPerMinute: 100_000,
      failedSignInsPerMinute: 100_000,
      readsPerMinute: 100_000,
      mailsPerMinute: 100_000,
      media: { ...defaultConfig.media, uploadsPerMinute: 100_000 },
      ...config,
    },
    db: database.db,
    countWaiting: () => database.countWaiting(),
    clock,
    mail: {
      send: async (mail) => {
        emails.push(mail);
      },
    },
    media: openMedia({ ...defaultConfig.media, folder: mediaFolder }),
    ...(log && { log }),
  });
  const anonymous = callerOf(app, {});
  const withToken = (accessToken: string): Caller =>
    callerOf(app, { authorization: `Bearer ${accessToken}` });
  return {
    app,
    database,
    clock,
    emails,
    mediaFolder,
    settled: () => app.settled(),
    ...anonymous,
    withToken,
    signInAs: async (email) => {
      const [user] = await database.db.select().from(users).where(eq(users.email, email));
      if (!user || user.role === 'CLIENT') throw new Error(`${email} cannot sign in.`);
      const { access_token: token } = await sessionsService({ db: database.db, clock }).start(user);
      return withToken(token);
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(mediaFolder, { recursive: true, force: true });
    },
  };
}

function callerOf(app: FastifyInstance, headers: Record<string, string>): Caller {
  const send: Caller['send'] = async (
    { method, path },
    { params = {}, query = {}, body, files, headers: more } = {},
  ) => {
    const form = files && (await formOf(files));
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...form?.headers, ...more },
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      ...(body && { payload: body }),
      ...(form && { payload: form.bytes }),
    });
    const { statusCode: status, payload: text, rawPayload: bytes } = answer;
    return { status, headers: answer.headers, text, bytes };
  };
  return {
    send,
    call: async <E extends Endpoint>(endpoint: E, request?: TestRequest): Promise<EndpointResult<E>> => {
      const answer = await send(endpoint, request);
      if (answer.status !== 200)
        throw new Error(`${endpoint.path} answered ${answer.status}: ${answer.text}`);
      const json: unknown = JSON.parse(answer.text);
      return parse<E['result']>(endpoint.result, endpoint.envelope === false ? json : resultOf(json));
    },
    refused: async (endpoint, request) => {
      const answer = await send(endpoint, request);
      if (answer.status < 400)
        throw new Error(`${endpoint.path} was expected to refuse and answered ${answer.text}`);
      return { status: answer.status, ...parse(errorBodySchema, JSON.parse(answer.text)) };
    },
  };
}

async function formOf(files: Readonly<Record<string, Blob>>) {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    bytes: Buffer.from(await request.arrayBuffer()),
  };
}

function resultOf(json: unknown): unknown {
  return parse(z.object({ result: z.unknown() }), json).result;
}

function parse<S extends z.Schema>(schema: S, data: unknown): z.output<S> {
  const read = z.safeParse(schema, data);
  if (!read.success)
    throw new Error(`The answer does not keep the contract: ${JSON.stringify(read.error.issues)}`);
  return read.data;
}
