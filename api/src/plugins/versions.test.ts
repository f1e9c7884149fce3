/** Changes of what carries a version, made from the contract: without one they are accepted, with a stale one refused. */
import { endpoints } from '@formline/shared/contracts/api';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import { describeInput } from '../testing/requests/exampleInput';
import { exampleRequest } from '../testing/requests/exampleRequests';
import { buildMarkedWorld } from '../testing/markedWorld';
import { startTestApp, type TestApp, type TestRequest } from '../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const STALE = 2_000_000_000;

const takesVersion = (schema: Endpoint['body']): boolean =>
  schema !== undefined && JSON.stringify(describeInput(schema)).includes('"version"');

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const versioned = all.filter(
  ([, endpoint]) => changesState(endpoint) && (takesVersion(endpoint.body) || takesVersion(endpoint.query)),
);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The version is beside the id in lists of changes, and at the top elsewhere. */
function withVersion(body: Fields, version: number | undefined): Fields {
  const lists = Object.entries(body).filter(
    ([name, value]) =>
      ['data', 'assessments', 'certificates', 'scheduled'].includes(name) && Array.isArray(value),
  );
  if (lists.length === 0) return { ...body, version };
  return Object.fromEntries(
    lists.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(isFields).map((one) => ({ ...one, version })) : value,
    ]),
  );
}

function requestWith(version: number | undefined, endpoint: Endpoint, request: TestRequest): TestRequest {
  if (takesVersion(endpoint.query))
    return { ...request, query: { ...request.query, ...(version && { version }) } };
  return { ...request, body: withVersion(isFields(request.body) ? request.body : {}, version) };
}

it('there are such changes', () => {
  expect(versioned.length).toBeGreaterThan(10);
});

it.each(versioned)('%s takes a change without a version and refuses a stale one', async (name, endpoint) => {
  const world = await buildMarkedWorld(api.database.db);
  const trainer = await api.signInAs(world.trainer.email);
  const request = exampleRequest(name, endpoint, world);
  expect(await trainer.refused(endpoint, requestWith(STALE, endpoint, request))).toMatchObject({
    status: 409,
    key: 'stale_version',
  });
  const { status, text } = await trainer.send(endpoint, requestWith(undefined, endpoint, request));
  expect([status, text]).toEqual([200, text]);
});
