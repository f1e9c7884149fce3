import { ApiError } from '../api-client/apiClient';
import type { TokenAnswer } from '../contracts/accounts/auth';
import { errorCodes } from '../contracts/errorCodes';
import type { StoredToken } from './storedSession';
import { TokenStore, toStored } from './TokenStore';

const EXPIRIES = 40;
const ACCESS_SECONDS = 600;
const GRACE_MS = 30_000;

/** Like the real server: only the last refresh token is repeated, for half a minute; older ones end the session. */
class Server {
  isEnded = false;
  traded = 0;
  asked = 0;
  answersToLose = 0;
  #live = 0;
  #tradedAt = 0;

  readonly first = (): TokenAnswer => this.#pair(0);

  readonly exchange = async (refreshToken: string): Promise<TokenAnswer> => {
    this.asked += 1;
    await this.#travel();
    const answer = this.#check(Number(refreshToken.slice('refresh-'.length)));
    await this.#travel();
    if (this.answersToLose > 0) {
      this.answersToLose -= 1;
      throw new ApiError(0, { message: 'No answer', code: errorCodes.unavailable });
    }
    return answer;
  };

  #check(handedIn: number): TokenAnswer {
    const isJustTraded = handedIn === this.#live - 1 && Date.now() - this.#tradedAt <= GRACE_MS;
    if (handedIn === this.#live && !this.isEnded) {
      this.#live += 1;
      this.#tradedAt = Date.now();
      this.traded += 1;
    } else if (!isJustTraded) {
      this.isEnded = true;
    }
    if (!this.isEnded) return this.#pair(this.#live);
    throw new ApiError(401, { message: 'Over', code: errorCodes.unauthenticated, key: 'session_ended' });
  }

  #pair(count: number): TokenAnswer {
    return {
      access_token: `access-${count}`,
      refresh_token: `refresh-${count}`,
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      scope: 'read',
    };
  }

  readonly #travel = () => new Promise((resolve) => setTimeout(resolve, 1 + this.#random() * 40));
  readonly #random = seededRandom(1);
}

/** Deterministic (the generator of Numerical Recipes). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Longer than the lock takes. */
const STORAGE_LAG_MS = 15;

function browser(server: Server, { hasLocks }: { hasLocks: boolean }) {
  const first = toStored(server.first(), 'sign-in');
  const tabs: TokenStore[] = [];
  const copies: { stored: StoredToken | null }[] = [];
  let line: Promise<unknown> = Promise.resolve();
  let inLine = 0;
  let signOuts = 0;
  const inTurn = async (work: (hasWaited: boolean) => Promise<void>): Promise<void> => {
    if (!hasLocks) return work(false);
    const hasWaited = inLine > 0;
    inLine += 1;
    const turn = line.then(() => work(hasWaited));
    line = turn.then(
      () => (inLine -= 1),
      () => (inLine -= 1),
    );
    return turn;
  };
  const store = (token: StoredToken | null, writer?: number) => {
    copies.forEach((copy, index) => {
      if (index === writer) copy.stored = token;
      else {
        setTimeout(() => {
          copy.stored = token;
          tabs[index]?.hold(token);
        }, STORAGE_LAG_MS);
      }
    });
  };
  const open = () => {
    const copy: { stored: StoredToken | null } = { stored: first };
    const own = copies.push(copy) - 1;
    const tab: TokenStore = new TokenStore({
      exchange: server.exchange,
      storage: { read: () => copy.stored, write: (token) => store(token, own) },
      inTurn,
      onChanged: () => undefined,
      onRefused: () => {
        signOuts += 1;
        store(null, own);
      },
      onReplaced: () => tab.hold(copy.stored),
    });
    tab.hold(first);
    tabs.push(tab);
    return tab;
  };
  return { open, tabs, signOuts: () => signOuts, store };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function settle<T>(work: readonly Promise<T>[]) {
  const all = Promise.allSettled(work);
  await jest.advanceTimersByTimeAsync(1_000);
  return all;
}
const askAll = (tabs: readonly TokenStore[], callsEach: number) =>
  tabs.flatMap((tab) => Array.from({ length: callsEach }, () => tab.validToken()));
const expire = () => jest.setSystemTime(Date.now() + ACCESS_SECONDS * 1000 + 1);

describe.each([
  ['with locks', true, 1],
  ['without locks', false, 5],
])('five tabs %s', (_, hasLocks, mostAskedEach) => {
  it('live through many expiries with 50 calls each: one trade per expiry, nobody signed out', async () => {
    const server = new Server();
    const { open, tabs, signOuts } = browser(server, { hasLocks });
    for (let count = 0; count < 5; count += 1) open();
    for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
      expire();
      const asked = await settle(askAll(tabs, 10));
      expect(new Set(asked.map((one) => one.status === 'fulfilled' && one.value))).toEqual(
        new Set([`access-${expiry}`]),
      );
    }
    expect(server.traded).toBe(EXPIRIES);
    expect(server.asked).toBeLessThanOrEqual(mostAskedEach * EXPIRIES);
    expect(signOuts()).toBe(0);
  });
});

it('a lost answer costs a call, not the session', async () => {
  const server = new Server();
  const { open, signOuts } = browser(server, { hasLocks: true });
  const tab = open();
  for (let expiry = 0; expiry < EXPIRIES / 2; expiry += 1) {
    expire();
    server.answersToLose = 1;
    const [lost] = await settle([tab.validToken()]);
    expect(lost?.status).toBe('rejected');
    const [found] = await settle([tab.validToken()]);
    expect(found?.status).toBe('fulfilled');
  }
  expect(signOuts()).toBe(0);
});

it('renews ahead of the end while calls go on with the old token, and keeps it when that fails', async () => {
  const server = new Server();
  const tab = browser(server, { hasLocks: true }).open();
  jest.setSystemTime(Date.now() + (ACCESS_SECONDS - 30) * 1000);
  server.answersToLose = 1;
  expect(await settle(askAll([tab], 3))).toMatchObject(Array(3).fill({ value: 'access-0' }));
  expect(await settle(askAll([tab], 1))).toMatchObject([{ value: 'access-0' }]);
  jest.setSystemTime(Date.now() + 5_000);
  expect(await settle(askAll([tab], 1))).toMatchObject([{ value: 'access-0' }]);
  expect(await settle(askAll([tab], 1))).toMatchObject([{ value: 'access-1' }]);
  expect(server.traded).toBe(1);
});

it.each([-3_600_000, 3_600_000])('survives a clock that jumps by %i ms', async (jump) => {
  const server = new Server();
  const { open, signOuts } = browser(server, { hasLocks: true });
  const tab = open();
  for (const back of [jump, -jump, jump]) {
    jest.setSystemTime(Date.now() + back);
    const [asked] = await settle([tab.validToken()]);
    expect(asked?.status).toBe('fulfilled');
    // The server's own clock may have ended the token that still looks good here.
    const [renewed] = await settle([tab.renewAfterRefusal(tab.held?.access_token ?? '', 401)]);
    expect(renewed?.status).toBe('fulfilled');
  }
  expect(signOuts()).toBe(0);
});

it('never carries out a call in the name of the next person', async () => {
  const server = new Server();
  const { open, store } = browser(server, { hasLocks: true });
  const tab = open();
  const usedToken = tab.held?.access_token ?? '';
  expire();
  const asked = tab.validToken();
  store(
    toStored({ ...server.first(), access_token: 'of-another', refresh_token: 'of-another' }, 'another'),
    0,
  );
  expect(await settle([asked])).toMatchObject([{ status: 'rejected', reason: { status: 401 } }]);
  expect(tab.held?.access_token).toBe('of-another');
  expect(await tab.renewAfterRefusal(usedToken, 401)).toBeNull();
});

it('announces another person as an end and a beginning, a renewal as neither', () => {
  const server = new Server();
  const announced: (string | null)[] = [];
  const tokenStore = new TokenStore({
    exchange: server.exchange,
    storage: { read: () => null, write: () => undefined },
    inTurn: (work) => work(false),
    onChanged: (accessToken) => announced.push(accessToken),
    onRefused: () => undefined,
    onReplaced: () => undefined,
  });
  tokenStore.hold(toStored({ ...server.first(), access_token: 'x' }, 'one'));
  tokenStore.hold(toStored({ ...server.first(), access_token: 'x renewed' }, 'one'));
  tokenStore.hold(toStored({ ...server.first(), access_token: 'y' }, 'another'));
  expect(announced).toEqual(['x', 'x renewed', null, 'y']);
});

it('does not doubt a token again that is refused right after its renewal', async () => {
  const server = new Server();
  const tab = browser(server, { hasLocks: true }).open();
  const refuse = async () => {
    const [asked] = await settle([tab.renewAfterRefusal(tab.held?.access_token ?? '', 401)]);
    return asked?.status === 'fulfilled' ? asked.value : 'failed';
  };
  expect(await refuse()).toBe('access-1');
  expect(await refuse()).toBeNull();
  expect(server.traded).toBe(1);
  jest.setSystemTime(Date.now() + 60_000);
  expect(await refuse()).toBe('access-2');
});
