import type { Endpoint } from '../contracts/endpoint';

/** A call's input with its types forgotten; the typed front is `call`. */
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

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Lists travel as one comma-separated value; absent and empty ones do not travel. */
const queryText = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    entriesOf(query)
      .filter(
        ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && !value.length),
      )
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );

/** Files of a form, by their field; those that are absent do not travel. */
function formOf(files: unknown): FormData {
  const form = new FormData();
  for (const [field, file] of entriesOf(files)) if (file instanceof Blob) form.append(field, file);
  return form;
}

/** The HTTP request of a call: parameters put into the path, the query as text, the body as it is, files as a form. */
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
