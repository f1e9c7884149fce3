import type * as z from '@formline/shared/contracts/schema';

export type Resource =
  | 'account'
  | 'activities'
  | 'assessments'
  | 'attention'
  | 'calculators'
  | 'catalogues'
  | 'client-data'
  | 'clients'
  | 'documents'
  | 'exercises'
  | 'goals'
  | 'groups'
  | 'logged-workouts'
  | 'measurements'
  | 'notes'
  | 'nutrition'
  | 'ohsa'
  | 'programs'
  | 'qualifications'
  | 'removals'
  | 'reports'
  | 'routines'
  | 'schedules'
  | 'sessions'
  | 'tags'
  | 'terms'
  | 'two-step'
  | 'workouts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A manager may call a trainer's reads only, and not even those of `trainer-alone`; a client the own data only; `staff`
 * works for the operator.
 */
export type EndpointAccess =
  | 'public'
  | 'signed-in'
  | 'trainer'
  | 'trainer-alone'
  | 'trainer-or-client'
  | 'staff';

/** The type is checked by the content, never by the name. */
export interface FileField {
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly isOptional: boolean;
}
export type FileFields = Readonly<Record<string, FileField>>;

/** One call of the API: the single source of its validation, types, client and OpenAPI entry. */
export interface Endpoint {
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: EndpointAccess;
  /** A change of a resource outdates every answer that shows it. */
  readonly resources: readonly Resource[];
  readonly params?: z.Schema;
  readonly query?: z.Schema;
  readonly body?: z.Schema;
  /** Files of a form (`multipart/form-data`), by field; such an endpoint has no other body. */
  readonly files?: FileFields;
  /** Sent as `{ result: payload }` unless `envelope` is false. */
  readonly result: z.Schema;
  readonly envelope?: false;
  /** For a GET that changes something, or a POST that only reads. */
  readonly effect?: 'changes' | 'reads';
}

/** True for calls that managers may not make and that happen once per idempotency key. */
export const changesState = ({ method, effect }: Pick<Endpoint, 'method' | 'effect'>): boolean =>
  effect === undefined ? method !== 'GET' : effect === 'changes';

export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type Given<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.Schema
  ? Record<never, never> extends z.input<E[K]>
    ? { [P in K]?: z.input<E[K]> }
    : { [P in K]: z.input<E[K]> }
  : Record<never, never>;

export type ByFile<F extends FileFields, V> = {
  [K in keyof F as F[K]['isOptional'] extends true ? never : K]: V;
} & { [K in keyof F as F[K]['isOptional'] extends true ? K : never]?: V };

type GivenFiles<E extends Endpoint> = E['files'] extends FileFields
  ? { files: ByFile<E['files'], Blob> }
  : Record<never, never>;

/** Arguments of a call, as far as the endpoint declares them. */
export type EndpointInput<E extends Endpoint> = Given<E, 'params'> &
  Given<E, 'query'> &
  Given<E, 'body'> &
  GivenFiles<E>;

/** Answer of a call, without the envelope. */
export type EndpointResult<E extends Endpoint> = z.output<E['result']>;
