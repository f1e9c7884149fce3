import { endpoints } from '@formline/shared/contracts/api';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import { describeInput } from '../testing/requests/exampleInput';
import { exampleRequest } from '../testing/requests/exampleRequests';
import { fingerprintOf } from '../testing/fingerprintOf';
import { passwordGrant, refreshGrant } from '../testing/grants';
import { buildMarkedWorld, MARK, type MarkedWorld } from '../testing/markedWorld';
import { signInAsClient } from '../testing/signInAsClient';
import {
  type Answer,
  type Caller,
  startTestApp,
  type TestApp,
  type TestRequest,
} from '../testing/startTestApp';

type Named = readonly [name: string, endpoint: Endpoint];

let api: TestApp;
let world: MarkedWorld;
let otherTrainersWorld: MarkedWorld;
const counts: Record<string, number> = {};
const withoutSuccess = new Map<string, string>();

const all: readonly Named[] = Object.entries(endpoints);
const guarded = all.filter(([, { access }]) => access !== 'public');
const trainersOnly = all.filter(([, { access }]) => access === 'trainer' || access === 'trainer-alone');
const trainersAlone = all.filter(([, { access }]) => access === 'trainer-alone');
const clientsToo = all.filter(([, { access }]) => access === 'trainer-or-client');
const trainers = [...trainersOnly, ...clientsToo];
const changes = trainers.filter(([, endpoint]) => changesState(endpoint));
const reads = trainers.filter(
  ([, endpoint]) => !changesState(endpoint) && endpoint.access !== 'trainer-alone',
);
const open = all.filter(
  ([name, { access }]) =>
    (access === 'public' || access === 'signed-in') && !/^completeOwnWorkout$/.test(name),
);
const clientsAlone = all.filter(([name]) => /^completeOwnWorkout$/.test(name));
const namesClub = (schema: Endpoint['body']): boolean =>
  schema !== undefined && JSON.stringify(describeInput(schema)).includes('"club_id"');

beforeAll(async () => {
  api = await startTestApp();
  world = await buildMarkedWorld(api.database.db);
  otherTrainersWorld = await buildMarkedWorld(api.database.db, 'Stranger');
});

afterAll(async () => {
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  const lines = Object.entries(counts).map(([who, count]) => `${who} ${count}`);
  process.stdout.write(`Access: ${all.length} endpoints, ${sum} calls (${lines.join(', ')})\n`);
  await api.close();
});

async function ask(
  who: string,
  caller: Caller,
  [name, endpoint]: Named,
  given?: TestRequest,
): Promise<Answer> {
  counts[who] = (counts[who] ?? 0) + 1;
  const answer = await caller.send(endpoint, given ?? exampleRequest(name, endpoint, world));
  if (answer.status >= 500) throw new Error(`${name} failed for ${who}: ${answer.text}`);
  return answer;
}

/** True when the request names a row of the world; the query of a read is a filter, which may find nothing. */
function namesRows([name, endpoint]: Named): boolean {
  const [own, theirs] = [world, otherTrainersWorld].map((one) => {
    const { params, query, body } = exampleRequest(name, endpoint, one);
    const named = JSON.stringify([params, body, changesState(endpoint) ? query : {}]);
    return named.replaceAll(/[\w-]+@examples\.test/g, '');
  });
  return own !== theirs;
}

async function tryToAccess(who: string, caller: Caller, one: Named) {
  const { status, text } = await ask(who, caller, one);
  return { isLetIn: namesRows(one) && status < 400, leaks: text.includes(MARK) };
}

const NOTHING = { isLetIn: false, leaks: false };

describe('without a session', () => {
  it('every guarded call answers 401 to each kind of token that is none', async () => {
    const { email } = world.trainer;
    const [fresh, old] = [
      await api.call(endpoints.requestToken, passwordGrant(email)),
      await api.call(endpoints.requestToken, passwordGrant(email)),
    ];
    const replaced = await api.call(endpoints.requestToken, refreshGrant(old));
    await api.call(endpoints.revokeToken, { body: { refresh_token: replaced.refresh_token } });
    const callers = {
      'no token': api,
      'a garbage token': api.withToken('x'.repeat(43)),
      'a token too short': api.withToken('short'),
      'a refresh token': api.withToken(fresh.refresh_token),
      'an ended session': api.withToken(replaced.access_token),
    };
    for (const [who, caller] of Object.entries(callers)) {
      for (const one of guarded) {
        const { status, text } = await ask(who, caller, one);
        expect([one[0], who, status]).toEqual([one[0], who, 401]);
        expect(text).not.toContain(MARK);
      }
    }
  });

  it('every guarded call answers 401 once a token is expired', async () => {
    const late = await startTestApp();
    const caller = await late.signInAs(world.trainer.email);
    late.clock.advanceSeconds(601);
    for (const one of guarded) {
      expect([one[0], (await ask('an expired token', caller, one)).status]).toEqual([one[0], 401]);
    }
    await late.close();
  });
});

describe('rows of a trainer', () => {
  let otherTrainer: Caller;
  let otherTrainersManager: Caller;
  let client: Caller;
  let owner: Caller;
  let manager: Caller;

  beforeAll(async () => {
    otherTrainer = await api.signInAs(otherTrainersWorld.trainer.email);
    otherTrainersManager = await api.signInAs(otherTrainersWorld.manager.email);
    client = await signInAsClient(api, otherTrainersWorld.client.id);
    owner = await api.signInAs(world.trainer.email);
    manager = await api.signInAs(world.manager.email);
  });

  it.each(trainers)('are not there for another trainer through %s', async (...one) => {
    expect(await tryToAccess('another trainer', otherTrainer, one)).toEqual(NOTHING);
  });

  it.each(trainers)('are not there for another trainer’s manager through %s', async (...one) => {
    expect(await tryToAccess('another manager', otherTrainersManager, one)).toEqual(NOTHING);
  });

  it.each(trainersOnly)('are refused to a client through %s', async (...one) => {
    const { status, text } = await ask('a client', client, one);
    expect(status).toBe(403);
    expect(text).not.toContain(MARK);
  });

  it.each(clientsToo)('are not there for somebody else’s client through %s', async (...one) => {
    expect(await tryToAccess('a client', client, one)).toEqual(NOTHING);
  });

  it.each(trainersOnly.filter(([, { query, body }]) => namesClub(query) || namesClub(body)))(
    'are refused to their own trainer in a club of others through %s',
    async (name, endpoint) => {
      const scope = { club_id: otherTrainersWorld.clubId };
      const { query, body, ...rest } = exampleRequest(name, endpoint, world);
      const scoped = namesClub(endpoint.query)
        ? { ...rest, query: { ...query, ...scope }, ...(body && { body }) }
        : { ...rest, body: { ...body, ...scope }, ...(query && { query }) };
      expect((await ask('a foreign club', owner, [name, endpoint], scoped)).status).toBe(403);
    },
  );

  it('are read but never changed by their trainer’s manager', async () => {
    const before = await fingerprintOf(api.database.pool);
    for (const one of changes) {
      expect([one[0], (await ask('the manager', manager, one)).status]).toEqual([one[0], 403]);
    }
    expect(await fingerprintOf(api.database.pool)).toEqual(before);
  });

  it.each(trainersAlone)(
    'are private to their trainer, also from the own manager, through %s',
    async (...one) => {
      const { status, text } = await ask('the manager', manager, one);
      expect(status).toBe(403);
      expect(text).not.toContain(MARK);
      expect((await ask('the owner', owner, one)).status).toBeLessThan(409);
    },
  );

  it.each(reads)('are read alike by their trainer and the manager through %s', async (...one) => {
    const theirs = await ask('the manager', manager, one);
    const own = await ask('the owner', owner, one);
    expect([theirs.status, theirs.text.includes(MARK)]).toEqual([own.status, own.text.includes(MARK)]);
    if (own.status !== 200) withoutSuccess.set(one[0], own.text);
  });
});

/** Why a call cannot succeed in a marked world; each is called with success in the named test. */
const unanswered: Readonly<Record<string, string>> = {
  uploadVideo: 'takes a film: media/workoutVideos.test.ts',
  uploadWorkoutVideo: 'takes a film: media/workoutVideos.test.ts',
  registerTrainerFromService: 'is for accounts of the account service: registration/registration.test.ts',
  cancelOwnWorkout: 'is for a client’s wake-up workout: schedules/scheduledDays.test.ts',
  moveGroupWorkout: 'is for work all members share: groupSchedules/groupMoves.test.ts',
  migrateAccount: 'is for legacy accounts: registration/migration.test.ts',
  endOpenSession: 'takes another open session of the caller: tokens/openSessions.test.ts',
  confirmTwoStep: 'takes a code of an authenticator app: twoStep/twoStep.test.ts',
  turnOffTwoStep: 'is for accounts with two-step sign-in: twoStep/twoStep.test.ts',
  resetPassword: 'takes the token of a letter: passwordReset/passwordReset.test.ts',
  confirmEmail: 'takes the token of an email: registration/emailConfirmation.test.ts',
  confirmAccountRemoval: 'takes the token of a letter: accountRemoval/removalProcess.test.ts',
  keepAccount: 'takes the token of a letter: accountRemoval/removalProcess.test.ts',
  acceptInvitation: 'is for a person with an account: clientInvitations/joining.test.ts',
};

describe('whose rows they are', () => {
  it.each(changes)('the trainer may do %s, so that the refusals above are no accident', async (...one) => {
    const [name, endpoint] = one;
    const own = await buildMarkedWorld(api.database.db);
    const trainer = await api.signInAs(own.trainer.email);
    const { status, text } = await ask('the owner', trainer, one, exampleRequest(name, endpoint, own));
    expect([401, 403]).not.toContain(status);
    if (status !== 200) withoutSuccess.set(name, text);
  });

  it.each([...clientsToo, ...clientsAlone])('the client may do %s', async (...one) => {
    const [name, endpoint] = one;
    const own = await buildMarkedWorld(api.database.db);
    const client = await signInAsClient(api, own.client.id);
    const example = exampleRequest(name, endpoint, own);
    // A client cannot name exercises of the trainer's own library.
    const request =
      'corrective_exercise_ids' in (example.body ?? {})
        ? { ...example, body: { ...example.body, corrective_exercise_ids: [] } }
        : example;
    const { status, text } = await ask('the client', client, one, request);
    expect([status, text]).toEqual([200, text]);
  });

  it.each(open)('anybody may do %s', async (...one) => {
    const [name, endpoint] = one;
    const own = await buildMarkedWorld(api.database.db);
    const caller = endpoint.access === 'public' ? api : await api.signInAs(own.trainer.email);
    const { status, text } = await ask('anybody', caller, one, exampleRequest(name, endpoint, own));
    expect(status).toBeLessThan(500);
    if (status !== 200) withoutSuccess.set(name, text);
  });

  it('every call was answered with success once, but for those with a reason', () => {
    expect([...withoutSuccess].filter(([name]) => !(name in unanswered))).toEqual([]);
    expect([...withoutSuccess.keys()].sort()).toEqual(Object.keys(unanswered).sort());
  });
});
