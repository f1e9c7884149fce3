import { isApiError } from '../api-client/ApiError';
import type { Endpoint, EndpointResult } from '../contracts/endpoint';
import { type ErrorBody, errorCodes } from '../contracts/errorCodes';
import * as z from '../contracts/schema';
import { installFakeNetwork, type WireAnswer, type WireRequest } from './fakeNetwork';

export interface FakeApiRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly files?: Readonly<Record<string, File>>;
}

/** A server made of answers that a test declares; the last one for an endpoint applies. */
export interface FakeApi {
  /** The contract's schema checks the result. A function may refuse one request by throwing an `ApiError`. */
  readonly answer: <E extends Endpoint>(
    endpoint: E,
    result: EndpointResult<E> | ((request: FakeApiRequest) => EndpointResult<E>),
  ) => void;
  /** Refuses with this status and error body; status 0 stands for a server that cannot be reached. */
  readonly refuse: (endpoint: Endpoint, status: number, body?: Partial<ErrorBody>) => void;
  /** Never answers, so that the screen stays in its loading state; a form with files stays half sent. */
  readonly hang: (endpoint: Endpoint) => void;
  readonly requests: (endpoint: Endpoint) => readonly FakeApiRequest[];
  readonly headers: (endpoint: Endpoint) => readonly WireRequest['headers'][];
}

type Reply = (request: FakeApiRequest) => WireAnswer;

interface Rule {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
  readonly reply: Reply;
}

interface Received {
  readonly endpoint: string;
  readonly request: FakeApiRequest;
  readonly headers: WireRequest['headers'];
}

/** Replaces the network, so that the real client, session and cache are tested. An undeclared call fails the test. */
export function fakeApi(): FakeApi {
  const rules = new Map<string, Rule>();
  const received: Received[] = [];
  const declare = (endpoint: Endpoint, reply: Reply) => {
    rules.set(nameOf(endpoint), { endpoint, pattern: patternOf(endpoint), reply });
  };
  installFakeNetwork((wire) => {
    const rule = ruleFor([...rules.values()], wire);
    if (!rule) return complain(`No answer is declared for ${wire.method} ${wire.url.pathname}`);
    const request = requestOf(rule, wire);
    received.push({ endpoint: nameOf(rule.endpoint), request, headers: wire.headers });
    const breach = breachOf(rule.endpoint, request);
    return breach === null ? rule.reply(request) : complain(breach);
  });
  const receivedBy = (endpoint: Endpoint) => received.filter((one) => one.endpoint === nameOf(endpoint));
  return {
    answer: (endpoint, result) => {
      const resultOf = isResultMaker(result) ? result : () => result;
      declare(endpoint, (request) => replyOf(() => replyWith(endpoint, resultOf(request))));
    },
    refuse: (endpoint, status, body = {}) => declare(endpoint, () => refusal(status, body)),
    hang: (endpoint) => declare(endpoint, () => 'silence'),
    requests: (endpoint) => receivedBy(endpoint).map(({ request }) => request),
    headers: (endpoint) => receivedBy(endpoint).map(({ headers }) => headers),
  };
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const isResultMaker = (result: unknown): result is (request: FakeApiRequest) => unknown =>
  typeof result === 'function';

/** The rule of the endpoint that is meant: `/users/me` goes before `/users/:id`. */
function ruleFor(rules: readonly Rule[], { method, url }: WireRequest): Rule | undefined {
  const fitting = rules.filter(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname),
  );
  return fitting.find(({ endpoint }) => !endpoint.path.includes(':')) ?? fitting[0];
}

function requestOf({ pattern }: Rule, { url, body }: WireRequest): FakeApiRequest {
  const found = Object.entries(pattern.exec(url.pathname)?.groups ?? {});
  const params = Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
  const query = Object.fromEntries(url.searchParams);
  if (!(body instanceof FormData)) return { params, query, body };
  const files = Object.fromEntries(
    [...body].filter((entry): entry is [string, File] => entry[1] instanceof File),
  );
  return { params, query, body: null, files };
}

function breachOf(endpoint: Endpoint, request: FakeApiRequest): string | null {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema && !z.safeParse(schema, request[part]).success) {
      return `${nameOf(endpoint)} was called with a wrong ${part}: ${JSON.stringify(request[part])}`;
    }
  }
  return breachOfForm(endpoint, request);
}

function breachOfForm({ files: fields = {}, ...endpoint }: Endpoint, { files = {} }: FakeApiRequest) {
  const isWrong =
    Object.entries(files).some(([field, { size }]) => size > (fields[field]?.maxBytes ?? -1)) ||
    Object.entries(fields).some(([field, { isOptional }]) => !isOptional && !files[field]);
  const sent = Object.entries(files).map(([field, { size }]) => `${field} of ${size} bytes`);
  return isWrong ? `${nameOf(endpoint)} was called with wrong files: ${sent.join(', ') || 'none'}` : null;
}

function replyWith(endpoint: Endpoint, result: unknown): WireAnswer {
  const checked = z.safeParse(endpoint.result, result);
  if (!checked.success) {
    return complain(
      `The answer declared for ${nameOf(endpoint)} breaks the contract: ${checked.error.message}`,
    );
  }
  return { status: 200, body: endpoint.envelope === false ? result : { result } };
}

function replyOf(reply: () => WireAnswer): WireAnswer {
  try {
    return reply();
  } catch (error) {
    if (isApiError(error)) return refusal(error.status, error);
    throw error;
  }
}

function refusal(
  status: number,
  { message = 'Refused by the test', ...rest }: Partial<ErrorBody>,
): WireAnswer {
  if (status === 0) return 'no-connection';
  const { code = errorCodes.unexpected, key, title, description, two_step_token } = rest;
  return { status, body: { message, code, key, title, description, two_step_token } };
}

function complain(fault: string): WireAnswer {
  console.error(fault);
  return refusal(500, { message: fault });
}
