import { requestToken, type TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';

const PASSWORD = 'Formline1!';

const enveloped = z.object({ result: z.unknown() });

export async function signInDemo(url: string, username = 'trainer@formline.test'): Promise<TokenAnswer> {
  const answer = await fetch(url + requestToken.path, {
    method: requestToken.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', scope: 'read', username, password: PASSWORD }),
  });
  return parse(requestToken.result, await answer.json());
}

export async function callApi<E extends Endpoint>(
  url: string,
  { method, path, result }: E,
  { token }: { readonly token: string },
): Promise<z.output<E['result']>> {
  const answer = await fetch(url + path, { method, headers: { authorization: `Bearer ${token}` } });
  return parse<E['result']>(result, parse(enveloped, await answer.json()).result);
}

function parse<Schema extends z.Schema>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new Error('The product answered something else than expected.');
  return parsed.data;
}
