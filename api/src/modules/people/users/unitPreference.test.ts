import {
  readUnitPreference,
  setUnitPreference,
  updateUnitPreference,
} from '@formline/shared/contracts/people/profiles';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;

beforeAll(async () => {
  api = await startTestApp();
  trainer = await api.signInAs((await buildTrainer(api.database.db)).email);
});

afterAll(() => api.close());

describe('units', () => {
  it('are inches and pounds to begin with', async () => {
    expect(await trainer.call(readUnitPreference)).toEqual({
      unit_height: 'in',
      unit_weight: 'lb',
      version: 1,
    });
  });

  it('are changed one by one, by either method', async () => {
    await trainer.call(updateUnitPreference, { body: { unit_height: 'cm' } });
    const both = await trainer.call(setUnitPreference, { body: { unit_weight: 'kg' } });
    expect(both).toEqual({ unit_height: 'cm', unit_weight: 'kg', version: 3 });
    expect(await trainer.call(readUnitPreference)).toEqual(both);
    const { version: units_version, ...units } = both;
    expect(await trainer.call(readCurrentUser)).toMatchObject({ ...units, units_version });
  });

  it.each([{ unit_height: 'm' }, { unit_weight: 'st' }, { unit_weight: null }])(
    'are not %j',
    async (body) => {
      expect(await trainer.refused(updateUnitPreference, { body })).toMatchObject({
        status: 400,
        code: 4000,
      });
    },
  );

  it('of a manager can be read and stay as they are', async () => {
    const manager = await api.signInAs('manager@formline.test');
    const before = await manager.call(readUnitPreference);
    for (const endpoint of [updateUnitPreference, setUnitPreference]) {
      expect((await manager.refused(endpoint, { body: { unit_height: 'cm' } })).status).toBe(403);
    }
    expect(await manager.call(readUnitPreference)).toEqual(before);
  });
});
