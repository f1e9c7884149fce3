import { requestToken, type TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';

const DEMO_PASSWORD = 'Formline1!';

export interface Call {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly token: string;
  readonly body?: string;
}

export const requestOf = ({ method, path, token, body }: Call) => ({
  method,
  path,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body }),
});

/** @throws Error on any status but 200 */
export async function send(url: string, call: Call | undefined): Promise<string> {
  if (!call) throw new Error('The load data has too few trainers.');
  const answer = await fetch(url + call.path, requestOf(call));
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status}.`);
  return answer.text();
}

export async function callApi<E extends Endpoint>(
  url: string,
  { method, path, result }: E,
  { token, body }: Pick<Call, 'token' | 'body'>,
): Promise<z.output<E['result']>> {
  const { result: answered } = parse(
    enveloped,
    JSON.parse(await send(url, { method, path, token, ...(body !== undefined && { body }) })),
  );
  return parse<E['result']>(result, answered);
}

export async function signInDemo(url: string, username = 'trainer@formline.test'): Promise<TokenAnswer> {
  const answer = await fetch(url + requestToken.path, {
    method: requestToken.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', scope: 'read', username, password: DEMO_PASSWORD }),
  });
  return parse(requestToken.result, await answer.json());
}

const enveloped = z.object({ result: z.unknown() });

function parse<Schema extends z.Schema>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new Error('The product answered something else than expected.');
  return parsed.data;
}
