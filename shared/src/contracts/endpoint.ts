import type * as z from '@formline/shared/contracts/schema';

/** Everything the server keeps that screens show. An endpoint names those it reads or changes. */
export type Resource =
  | 'account'
  | 'activities'
  | 'assessments'
  | 'calculators'
  | 'catalogues'
  | 'client-data'
  | 'clients'
  | 'documents'
  | 'exercises'
  | 'goals'
  | 'groups'
  | 'measurements'
  | 'nutrition'
  | 'ohsa'
  | 'programs'
  | 'qualifications'
  | 'removals'
  | 'reports'
  | 'routines'
  | 'schedules'
  | 'sessions'
  | 'terms'
  | 'two-step'
  | 'workouts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anybody, anybody signed in, a trainer (a manager may call a trainer's reads only), or a client too, who
 * is let at the own data by the endpoint's policy. `staff`: who works for the operator.
 */
export type EndpointAccess = 'public' | 'signed-in' | 'trainer' | 'trainer-or-client' | 'staff';

/** A file a form takes. Its type is judged by what it holds, never by its name. */
export interface FileField {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** True: the form may come without it. */
  readonly isOptional: boolean;
}
export type FileFields = Readonly<Record<string, FileField>>;

/** One call of the API: the single source of its validation, types, client and OpenAPI entry. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Path with the version in front and parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: EndpointAccess;
  /** What the answer shows, or what the call changes: a change of a resource outdates every answer that shows it. */
  readonly resources: readonly Resource[];
  readonly params?: z.Schema;
  readonly query?: z.Schema;
  readonly body?: z.Schema;
  /** Files of a form (`multipart/form-data`), by their field. Such an endpoint has no other body. */
  readonly files?: FileFields;
  /** The payload. It travels as `{ result: payload }` unless `envelope` is false. */
  readonly result: z.Schema;
  readonly envelope?: false;
  /** What the method does not tell: a GET that changes something, or a POST that only reads. */
  readonly effect?: 'changes' | 'reads';
}

/** Whether a call changes something: managers are refused it, and it happens once however often it is sent. */
export const changesState = ({ method, effect }: Pick<Endpoint, 'method' | 'effect'>): boolean =>
  effect === undefined ? method !== 'GET' : effect === 'changes';

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type Given<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.Schema
  ? Record<never, never> extends z.input<E[K]>
    ? { [P in K]?: z.input<E[K]> }
    : { [P in K]: z.input<E[K]> }
  : Record<never, never>;

/** One value for each file of the form; optional files may be missing. */
export type ByFile<F extends FileFields, V> = {
  [K in keyof F as F[K]['isOptional'] extends true ? never : K]: V;
} & { [K in keyof F as F[K]['isOptional'] extends true ? K : never]?: V };

type GivenFiles<E extends Endpoint> = E['files'] extends FileFields
  ? { files: ByFile<E['files'], Blob> }
  : Record<never, never>;

/** What a caller hands over: `params`, `query`, `body` and `files` as far as the endpoint declares them. */
export type EndpointInput<E extends Endpoint> = Given<E, 'params'> &
  Given<E, 'query'> &
  Given<E, 'body'> &
  GivenFiles<E>;

/** What a caller gets back, the envelope taken off. */
export type EndpointResult<E extends Endpoint> = z.output<E['result']>;
