import { acceptUsage, checkTerms } from '@formline/shared/contracts/accounts/legalDocuments';
import { and, eq } from 'drizzle-orm';
import { legalAcceptances } from '../../../database/schema/users';
import { buildTrainer } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const nothingOpen = { requires_pp_update: false, required_tc_update: false };

describe('accepting the documents', () => {
  it('is asked of a new account, for both', async () => {
    const { email } = await buildTrainer(api.database.db);
    const trainer = await api.signInAs(email);
    expect(await trainer.call(checkTerms)).toEqual({ requires_pp_update: true, required_tc_update: true });
  });

  it('once is enough for the version in force, and twice leaves one trace', async () => {
    const { id, email } = await buildTrainer(api.database.db);
    const trainer = await api.signInAs(email);
    expect(await trainer.call(acceptUsage)).toEqual(nothingOpen);
    expect(await trainer.call(acceptUsage)).toEqual(nothingOpen);
    expect(await trainer.call(checkTerms)).toEqual(nothingOpen);
    const traces = await api.database.db
      .select()
      .from(legalAcceptances)
      .where(eq(legalAcceptances.userId, id));
    expect(traces.map(({ documentType, version }) => `${documentType} ${version}`).sort()).toEqual([
      'privacy-policy 1.1',
      'terms-conditions 1.0',
    ]);
  });

  it('is asked again for a document that has a new version, and only for that one', async () => {
    const { id, email } = await buildTrainer(api.database.db);
    const trainer = await api.signInAs(email);
    await trainer.call(acceptUsage);
    await api.database.db
      .update(legalAcceptances)
      .set({ version: '0.9' })
      .where(and(eq(legalAcceptances.userId, id), eq(legalAcceptances.documentType, 'privacy-policy')));
    expect(await trainer.call(checkTerms)).toEqual({ requires_pp_update: true, required_tc_update: false });
  });

  it('is open to a manager, who accepts for themselves', async () => {
    const manager = await api.signInAs('manager@formline.test');
    expect(await manager.call(acceptUsage)).toEqual(nothingOpen);
  });
});
