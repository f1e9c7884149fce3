import { createHash, randomBytes } from 'node:crypto';
import { seedLarge } from '@formline/api/seed-large';
import * as z from '@formline/shared/contracts/schema';
import { Client } from 'pg';

const callerSchema = z.object({
  trainerId: z.number(),
  clientId: z.number(),
  otherClientId: z.number(),
  programId: z.number(),
  workoutId: z.number(),
});

export interface Caller extends Omit<z.output<typeof callerSchema>, 'trainerId'> {
  readonly token: string;
}

export interface LoadDatabase {
  readonly url: string;
  readonly rows: number;
  readonly callers: readonly Caller[];
}

interface DatabaseSize {
  readonly trainers: number;
  readonly clients: number;
  readonly months: number;
}

const SEED = 1;
/** Spread over the trainers, so that calls do not read the same few pages. */
const MOST_CALLERS = 400;

export async function createLoadDatabase(serverUrl: string, name: string, size: DatabaseSize) {
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  return fillDatabase(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href, size);
}

export async function fillDatabase(url: string, size: DatabaseSize): Promise<LoadDatabase> {
  const today = new Date().toISOString().slice(0, 10);
  await seedLarge(url, { ...size, seed: SEED, today }, () => undefined);
  return withClient(url, async (client) => ({
    url,
    rows:
      (await client.query<{ count: number }>('select count(*)::int as count from scheduled_workouts')).rows[0]
        ?.count ?? 0,
    callers: await signInMany(client),
  }));
}

async function signInMany(client: Client): Promise<Caller[]> {
  const { rows } = await client.query(
    `select t.id as "trainerId", min(r.client_id) as "clientId", max(r.client_id) as "otherClientId",
       (select min(p.id) from programs p where p.owner_id = t.id) as "programId",
       (select min(w.id) from workouts w where w.owner_id = t.id) as "workoutId"
     from users t join client_relations r on r.trainer_id = t.id
     where t.email like 'trainer%@load.test' group by t.id order by hashint4(t.id) limit $1`,
    [MOST_CALLERS],
  );
  const { data: trainers } = z.safeParse(z.array(callerSchema), rows);
  if (!trainers) throw new Error(`The database answered ${JSON.stringify(rows)}.`);
  const callers: Caller[] = [];
  for (const { trainerId, ...caller } of trainers) {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `with session as (insert into sessions (user_id, absolute_expires_at) values ($1, now() + interval '1 day') returning id)
       insert into access_tokens (token_hash, session_id, expires_at)
       select $2, id, now() + interval '1 day' from session`,
      [trainerId, createHash('sha256').update(token).digest('hex')],
    );
    callers.push({ token, ...caller });
  }
  await client.query('vacuum analyze sessions, access_tokens');
  return callers;
}

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
