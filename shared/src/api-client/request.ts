import type { Endpoint } from '../contracts/endpoint';

export interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly onProgress?: (share: number) => void;
  readonly timeoutMs?: number;
}

/** What calls use of an answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Lists become one comma-separated value; absent and empty ones are left out. */
const queryText = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    entriesOf(query)
      .filter(
        ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && !value.length),
      )
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );

function formOf(files: unknown): FormData {
  const form = new FormData();
  for (const [field, file] of entriesOf(files)) if (file instanceof Blob) form.append(field, file);
  return form;
}

export function requestOf(endpoint: Endpoint, { params, query, body, files }: CallInput) {
  const url = entriesOf(params).reduce(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(String(value))),
    endpoint.path,
  );
  return {
    method: endpoint.method,
    url,
    params: queryText(query),
    ...(body !== undefined && { data: body }),
    ...(endpoint.files && { data: formOf(files) }),
  };
}
