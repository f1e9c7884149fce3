import { createHash, randomBytes } from 'node:crypto';
import { seedLarge } from '@formline/api/seed-large';
import * as z from '@formline/shared/contracts/schema';
import { Client } from 'pg';
import type { Caller, SeededDatabase } from './benchContext';

export const BENCH_DATABASE = { small: 'bench_small', large: 'bench_large' } as const;

interface DatabaseSize {
  readonly trainers: number;
  readonly clients: number;
  readonly months: number;
}

const SEED = 1;
/** Callers are spread over the trainers, so that what they read is not always the same few pages. */
const MOST_CALLERS = 400;

/** A new database with load data. */
export async function seedDatabase(
  serverUrl: string,
  { name, ...size }: DatabaseSize & { readonly name: string },
): Promise<SeededDatabase> {
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return fillDatabase(address.href, size);
}

/** Fills an empty database, with tokens for many of its trainers. */
export async function fillDatabase(url: string, size: DatabaseSize): Promise<SeededDatabase> {
  const today = new Date().toISOString().slice(0, 10);
  await seedLarge(url, { ...size, seed: SEED, today }, () => undefined);
  return withClient(url, async (client) => ({
    url,
    rows: await countRows(client),
    callers: await signInMany(client),
  }));
}

/** Opens sessions for trainers as signing in does, without the work of checking a password for each. */
async function signInMany(client: Client): Promise<Caller[]> {
  const { rows } = await client.query(
    `select t.id, min(r.client_id) as client, max(r.client_id) as other, (select min(p.id) from programs p where p.owner_id = t.id) as program,
       (select min(w.id) from workouts w where w.owner_id = t.id) as workout
     from users t join client_relations r on r.trainer_id = t.id
     where t.email like 'trainer%@load.test' group by t.id order by hashint4(t.id) limit $1`,
    [MOST_CALLERS],
  );
  const trainers = read(
    z.array(
      z.object({
        id: z.number(),
        client: z.number(),
        other: z.number(),
        program: z.number(),
        workout: z.number(),
      }),
    ),
    rows,
  );
  const callers: Caller[] = [];
  for (const {
    id,
    client: clientId,
    other: otherClientId,
    program: programId,
    workout: workoutId,
  } of trainers) {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `with session as (insert into sessions (user_id, absolute_expires_at) values ($1, now() + interval '1 day') returning id)
       insert into access_tokens (token_hash, session_id, expires_at)
       select $2, id, now() + interval '1 day' from session`,
      [id, createHash('sha256').update(token).digest('hex')],
    );
    callers.push({ token, clientId, otherClientId, programId, workoutId });
  }
  await client.query('vacuum analyze sessions, access_tokens');
  return callers;
}

async function countRows(client: Client): Promise<number> {
  const { rows } = await client.query('select count(*)::int as count from scheduled_workouts');
  return read(z.array(z.object({ count: z.number() })), rows)[0]?.count ?? 0;
}

function read<S extends z.Schema>(schema: S, data: unknown): z.output<S> {
  const result = z.safeParse(schema, data);
  if (!result.success) throw new Error(`The database answered ${JSON.stringify(data)}.`);
  return result.data;
}

/** Does something on a connection of its own. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
