import {
  type ByFile,
  changesState,
  type Endpoint,
  type FileFields,
} from '@formline/shared/contracts/endpoint';
import { errorBodySchema } from '@formline/shared/contracts/errorCodes';
import { IDEMPOTENCY_HEADER, REPLAY_HEADER } from '@formline/shared/contracts/idempotencyKey';
import * as z from '@formline/shared/contracts/schema';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseHandle, DatabasePool, Transaction } from '../database/database';
import type { WorkFolders } from '../media/workFolders';
import type { Actor, TrainerActor } from './actor';
import type { Authenticate } from './authentication';
import { authorise } from './authorise';
import { describeForm } from './describeForm';
import { addressLimit, type CountCall, limitAccount } from './rateLimit';
import type { RefuseOverload } from './overload';
import { hashInput, type KeyedRequest, readIdempotencyKey, type RunChange } from './idempotency';
import { type ReceivedFile, receiveFiles } from './receiveFiles';

type Parsed<S> = S extends z.Schema ? z.output<S> : undefined;
type ActorOf<E extends Endpoint> = E['access'] extends 'public'
  ? null
  : E['access'] extends 'trainer' | 'trainer-alone'
    ? TrainerActor
    : Actor;
type FilesOf<E extends Endpoint> = E['files'] extends FileFields
  ? ByFile<E['files'], ReceivedFile>
  : undefined;

type ChangesState<E extends Endpoint> = E['effect'] extends 'changes'
  ? true
  : E['effect'] extends 'reads'
    ? false
    : E['method'] extends 'GET'
      ? false
      : true;
/** Changes run in the call's transaction, except forms, which take too long for one. */
type HandleOf<E extends Endpoint> = E['access'] extends 'public'
  ? DatabaseHandle
  : E['files'] extends FileFields
    ? DatabaseHandle
    : ChangesState<E> extends true
      ? Transaction
      : DatabaseHandle;

export interface Call<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly files: FilesOf<E>;
  readonly actor: ActorOf<E>;
  readonly ip: string;
  readonly browser: CallingBrowser;
  readonly db: HandleOf<E>;
  readonly log: FastifyBaseLogger;
}

export interface CallingBrowser {
  readonly cookies: string | undefined;
  readonly authorization: string | undefined;
  readonly userAgent: string | undefined;
  setCookie(cookie: string): void;
}

interface Handling<E extends Endpoint> {
  readonly policy?: (call: Omit<Call<E>, 'files' | 'db'>) => Promise<void>;
  readonly handle: (call: Call<E>) => Promise<z.input<E['result']>>;
  /** Skips the check against the contract, which would cost more than the read. Tests check it. */
  readonly isAnswerTrusted?: true;
  /** The answer contains a secret and is not stored with the idempotency key, so a repeated call runs again. */
  readonly isAnswerSecret?: true;
  /** Per network address and per account, counted across all servers; absent: no limit. */
  readonly callsPerMinute?: number;
  readonly accountOf?: (call: Call<E>) => string;
}

interface RegistrationOptions {
  readonly authenticate: Authenticate;
  readonly db: DatabasePool;
  readonly runChange: RunChange;
  readonly countCall: CountCall;
  readonly limitReads: (sessionId: number) => void;
  readonly refuseOverload: RefuseOverload;
  readonly work: WorkFolders;
}

export function createEndpointRegistration({ authenticate, db, ...options }: RegistrationOptions) {
  const { runChange, countCall, limitReads, refuseOverload, work } = options;
  return function registerEndpoint<const E extends Endpoint>(
    app: FastifyInstance,
    endpoint: E,
    { policy, handle, callsPerMinute, accountOf, ...rest }: Handling<E>,
  ): void {
    // Uploads take too long for one transaction: the handler begins its own, and the key is not stored.
    const isOneChange = changesState(endpoint) && endpoint.access !== 'public' && !endpoint.files;
    if (isOneChange && endpoint.envelope === false) {
      throw new Error(`${endpoint.path}: the answer of a change travels in the envelope.`);
    }
    const limitCall = async (call: Call<E>): Promise<void> => {
      const who = call.actor ? String(call.actor.userId) : accountOf?.(call);
      if (callsPerMinute === undefined || who === undefined) return;
      await limitAccount(countCall, { what: endpoint.path, who, most: callsPerMinute });
    };
    const handleForm = async (request: FastifyRequest, reply: FastifyReply, call: Call<E>) => {
      const { files: fields } = endpoint;
      if (!fields) return handle(call);
      return work.use(async (folder) => {
        const files = await receiveFiles(request, fields, folder);
        return handle(toCall(endpoint, request, { db, files, reply }));
      });
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: routeSchema(endpoint),
      ...(rest.isAnswerTrusted && sentUnchecked),
      ...(callsPerMinute === undefined
        ? {}
        : { config: addressLimit(`${endpoint.method} ${endpoint.path}`, callsPerMinute) }),
      onRequest: async (request) => {
        // Sign-in, email links and health checks have limits of their own.
        if (endpoint.access === 'public') return;
        await refuseOverload();
        const actor = await authenticate(request);
        request.actor = actor;
        authorise(endpoint, actor);
        if (!changesState(endpoint)) limitReads(actor.sessionId);
      },
      handler: async (request, reply) => {
        const call = toCall(endpoint, request, { db, reply });
        await limitCall(call);
        if (!isOneChange) {
          await policy?.(call);
          const result = await handleForm(request, reply, call);
          return endpoint.envelope === false ? result : { result };
        }
        const { body, isRepeat } = await runChange(toKeyedRequest(endpoint, request, rest), {
          policy: async () => policy?.(call),
          handle: async (tx) => toBody(reply, await handle(toCall(endpoint, request, { db: tx, reply }))),
        });
        if (isRepeat) reply.header(REPLAY_HEADER, 'true');
        return reply.type('application/json; charset=utf-8').send(body);
      },
    });
  };
}

const sentUnchecked = { serializerCompiler: () => (answer: unknown) => JSON.stringify(answer) };

export type RegisterEndpoint = ReturnType<typeof createEndpointRegistration>;

function routeSchema({ params, query, body, files, result, envelope, ...endpoint }: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(files && { consumes: ['multipart/form-data'], form: describeForm(files) }),
    response: { 200: envelope === false ? result : z.object({ result }), default: errorBodySchema },
  };
}

/** Checked against the contract while the transaction can still roll back. */
const toBody = (reply: FastifyReply, result: unknown): string =>
  String(reply.serializeInput({ result }, '200'));

function toKeyedRequest(
  { method, path }: Endpoint,
  request: FastifyRequest,
  { isAnswerSecret }: Pick<Handling<Endpoint>, 'isAnswerSecret'>,
): KeyedRequest | null {
  const { actor, headers, params, query, body } = request;
  const key = readIdempotencyKey(headers[IDEMPOTENCY_HEADER]);
  if (key === null || actor === null || isAnswerSecret) return null;
  return {
    userId: actor.userId,
    key,
    endpoint: `${method} ${path}`,
    inputHash: hashInput({ params, query, body }),
  };
}

interface Supplies {
  readonly db: DatabaseHandle;
  readonly reply: FastifyReply;
  readonly files?: Readonly<Record<string, ReceivedFile>>;
}

/** The cast is safe: the endpoint's schemas parsed the request, and its access rule checked the caller. */
function toCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, supplies: Supplies): Call<E>;
function toCall(
  _endpoint: Endpoint,
  request: FastifyRequest,
  { db, files, reply }: Supplies,
): Record<keyof Call<Endpoint>, unknown> {
  const { params, query, body, actor, ip, log, headers } = request;
  const browser: CallingBrowser = {
    cookies: headers.cookie,
    authorization: headers.authorization,
    userAgent: headers['user-agent'],
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  };
  return { params, query, body, files, actor, ip, browser, log, db };
}
