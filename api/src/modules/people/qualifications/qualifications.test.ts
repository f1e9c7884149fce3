import {
  deleteCertificate,
  listCredentials,
  searchCertificates,
  updateCertificates,
  updateCredentials,
} from '@formline/shared/contracts/people/qualifications';
import { buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;

beforeAll(async () => {
  api = await startTestApp();
});

beforeEach(async () => {
  trainer = await api.signInAs((await buildTrainer(api.database.db)).email);
  otherTrainer = await api.signInAs((await buildTrainer(api.database.db)).email);
});

afterAll(() => api.close());

const held = (all: readonly { name: string; is_held: boolean }[]) =>
  all.filter(({ is_held }) => is_held).map(({ name }) => name);

describe('credentials', () => {
  it('are chosen from the list, these and no others', async () => {
    const all = await trainer.call(listCredentials);
    expect([all.length, held(all)]).toEqual([12, []]);
    const [first, second, third] = all.map(({ id }) => id);
    await trainer.call(updateCredentials, { body: { credential_ids: [second, first, first] } });
    const saved = await trainer.call(updateCredentials, { body: { credential_ids: [third, second] } });
    expect(held(saved)).toEqual([all[1]?.name, all[2]?.name]);
    expect(await trainer.call(listCredentials)).toEqual(saved);
    expect(held(await otherTrainer.call(listCredentials))).toEqual([]);
    expect(held(await trainer.call(updateCredentials, { body: { credential_ids: [] } }))).toEqual([]);
  });

  it('stay as they are when one is unknown', async () => {
    const [first] = await trainer.call(listCredentials);
    await trainer.call(updateCredentials, { body: { credential_ids: [first?.id] } });
    const body = { credential_ids: [2_000_000_000] };
    expect((await trainer.refused(updateCredentials, { body })).status).toBe(400);
    expect(held(await trainer.call(listCredentials))).toEqual([first?.name]);
  });
});

const firstAid = { name: 'First Aid', issuer: 'Red Cross' };
const save = (...certificates: readonly object[]) => ({ body: { certificates } });

describe('certificates', () => {
  it('are added and changed, those not named stay', async () => {
    await trainer.call(updateCertificates, save({ name: 'Yoga 200 h', issuer: 'École de Yoga' }));
    const both = await trainer.call(updateCertificates, save({ ...firstAid, issued_on: '2027-05-02' }));
    expect(both.map(({ name }) => name)).toEqual(['First Aid', 'Yoga 200 h']);
    const [aid, yoga] = both;
    const renewed = { ...aid, certificate_number: 'RC-7', expires_on: '2029-05-02' };
    const changed = await trainer.call(updateCertificates, save(renewed));
    expect(changed).toEqual([{ ...renewed, version: 2 }, yoga]);
  });

  it('are searched by their words', async () => {
    await trainer.call(updateCertificates, save(firstAid, { name: 'Yoga', issuer: 'École' }));
    const found = async (searchParam?: string) =>
      (await trainer.call(searchCertificates, { body: { searchParam } })).map(({ name }) => name);
    expect(await found('ecole yoga')).toEqual(['Yoga']);
    expect(await found('%')).toEqual([]);
    expect(await found()).toEqual(['First Aid', 'Yoga']);
    expect(await otherTrainer.call(searchCertificates, { body: {} })).toEqual([]);
    const manager = await api.signInAs('manager@formline.test');
    expect(await manager.call(searchCertificates, { body: {} })).toEqual([]);
  });

  it.each([
    [{ name: ' ', issuer: 'x' }],
    [{ name: 'x' }],
    [{ ...firstAid, issued_on: '2027-02-30' }],
    [{ ...firstAid, issued_on: '2027-05-02', expires_on: '2027-05-01' }],
    [{ ...firstAid, certificate_number: '' }],
  ])('are not %j', async (certificate) => {
    const refusal = await trainer.refused(updateCertificates, save(firstAid, certificate));
    expect(refusal).toMatchObject({ status: 400, code: 4000 });
    expect(await trainer.call(searchCertificates, { body: {} })).toEqual([]);
  });

  it('changed in another window are not overwritten', async () => {
    const [aid] = await trainer.call(updateCertificates, save(firstAid));
    await trainer.call(updateCertificates, save({ ...aid, issuer: 'Other' }));
    const stale = save({ name: 'New', issuer: 'New' }, { ...aid, issuer: 'Mine' });
    expect(await trainer.refused(updateCertificates, stale)).toMatchObject({
      status: 409,
      key: 'stale_version',
    });
    expect(await trainer.call(searchCertificates, { body: {} })).toEqual([
      { ...aid, issuer: 'Other', version: 2 },
    ]);
  });

  it('are a hundred at most', async () => {
    await trainer.call(updateCertificates, save(...Array.from({ length: 100 }, () => firstAid)));
    expect((await trainer.refused(updateCertificates, save(firstAid))).message).toBe(
      'A trainer can have 100 certificates at most.',
    );
  });

  it('belong to their trainer alone', async () => {
    const [aid] = await trainer.call(updateCertificates, save(firstAid));
    const missing = { status: 404, code: 4040, message: 'You have no certificate with this number.' };
    expect(await otherTrainer.refused(updateCertificates, save({ ...aid }))).toEqual(missing);
    const query = { id: aid?.id ?? 0 };
    expect(await otherTrainer.refused(deleteCertificate, { query })).toEqual(missing);
    expect(await trainer.call(deleteCertificate, { query })).toEqual(query);
    expect(await trainer.refused(deleteCertificate, { query })).toEqual(missing);
  });
});

it.each([updateCredentials, updateCertificates, deleteCertificate])(
  'a manager is refused $method $path',
  async (endpoint) => {
    const manager = await api.signInAs('manager@formline.test');
    const body = endpoint === deleteCertificate ? undefined : {};
    const refusal = await manager.refused(endpoint, { query: { id: 1 }, ...(body && { body }) });
    expect(refusal).toMatchObject({ status: 403, code: 4030 });
  },
);
