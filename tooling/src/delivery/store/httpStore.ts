import * as z from '@formline/shared/contracts/schema';
import { DeliveryError } from '../DeliveryError';
import { etagOf, tagOf } from './etag';
import { checkedKey, type Store } from './Store';

const answersSchema = {
  holder: z.object({ holder: z.string() }),
  keys: z.object({ keys: z.array(z.string()) }),
  refusal: z.object({ message: z.string() }),
};
const SILENCE_MS = 60_000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** A delivery server, asked with a token. @throws DeliveryError with the server's own sentence */
export async function httpStore(address: string, token: string): Promise<Store> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  if (base.protocol === 'http:' && !LOOPBACK.includes(base.hostname)) {
    throw new DeliveryError(`${address} would send the token unencrypted. Give an address with https.`);
  }

  const send = async (path: string, init: Request = {}): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const signal = AbortSignal.timeout(SILENCE_MS);
    const answer = await fetch(new URL(path, base), { ...init, headers, signal }).catch((error: unknown) => {
      throw new DeliveryError(`${base.origin} did not answer.`, { cause: error });
    });
    if (answer.ok || answer.status === 404 || answer.status === 412) return answer;
    const message = z.safeParse(answersSchema.refusal, await answer.json().catch(() => null)).data?.message;
    throw new DeliveryError(message ?? `${base.origin} answered with ${answer.status}.`);
  };

  const put = async (key: string, content: Buffer | string, condition: Record<string, string>) => {
    const headers = { 'content-type': 'application/octet-stream', ...condition };
    const body = new Uint8Array(Buffer.from(content));
    return (await send(`files/${checkedKey(key)}`, { method: 'PUT', headers, body })).status !== 412;
  };

  const ask = async <Schema extends z.Schema>(path: string, schema: Schema): Promise<z.output<Schema>> => {
    const answer = z.safeParse(schema, await (await send(path)).json().catch(() => null));
    if (answer.success) return answer.data;
    throw new DeliveryError(`${base.origin} is no delivery server.`);
  };

  const { holder } = await ask('holder', answersSchema.holder);
  return {
    location: base.origin,
    holder,

    async read(key) {
      const answer = await send(`files/${checkedKey(key)}`);
      if (answer.status === 404) return null;
      const content = Buffer.from(await answer.arrayBuffer());
      return { content, tag: tagOf(answer.headers.get('etag') ?? '') };
    },

    create: (key, content) => put(key, content, { 'if-none-match': '*' }),

    replace: (key, content, tag) => put(key, content, tag === null ? {} : { 'if-match': etagOf(tag) }),

    async list(prefix) {
      return (await ask(`files?prefix=${encodeURIComponent(prefix)}`, answersSchema.keys)).keys;
    },

    async remove(key) {
      await send(`files/${checkedKey(key)}`, { method: 'DELETE' });
    },
  };
}
