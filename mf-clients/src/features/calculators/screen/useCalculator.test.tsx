import { ApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { buildClient } from '@formline/shared/testing/builders';
import { act, renderHook, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { calculatorPerson } from '../calculatorPerson';
import { numberEntry } from '../entries/entries.validation';
import { useCalculator } from './useCalculator';

const person = calculatorPerson(buildClient());
const units = { unit_height: 'cm', unit_weight: 'kg' } as const;
const rules = {
  initialValues: { weight: '70' },
  validation: () => object({ weight: numberEntry('Weight', { from: 1, to: 500 }) }),
  toInput: ({ weight }: { readonly weight: string }) => weight,
  calculate: (result: string) => ({ kind: 'result', result }) as const,
};

const notAsked = (): never => {
  throw new Error('Nothing saved is asked for here.');
};

/** Saves stay pending until the test resolves them, oldest first. */
function startCalculator(canSave = true) {
  const sent: { readonly input: string; readonly succeed: () => void; readonly fail: () => void }[] = [];
  const calls = {
    kind: 'bmi',
    calculation: 'BMI',
    save: (_params: unknown, { input }: { readonly input: string }) =>
      new Promise<{ id: number; date: string }>((resolve, reject) => {
        const succeed = () => resolve({ id: sent.length, date: '2026-06-14' });
        sent.push({
          input,
          succeed,
          fail: () => reject(new ApiError(400, { message: 'Refused.', code: errorCodes.invalidInput })),
        });
      }),
    current: notAsked,
    history: notAsked,
    lineOf: () => ({ headline: '', from: '' }),
  } as const;
  const client = new QueryClient();
  const { result } = renderHook(
    () => useCalculator(rules, { name: 'BMI', person, units, today: '2026-06-14', canSave, calls }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  return {
    sent,
    save: () => result.current.save,
    type: (weight: string) =>
      act(async () => {
        await result.current.form.setFieldValue('weight', weight);
      }),
    press: () => act(() => result.current.form.submitForm()),
  };
}

it('saves an edit that is made while another save is under way, after it', async () => {
  const { sent, save, type, press } = startCalculator();
  await press();
  expect(save().state).toBe('loading');
  await type('71');
  expect(save().state).toBe('clickable');
  await press();
  expect(sent.map(({ input }) => input)).toEqual(['70']);
  sent[0]?.succeed();
  await waitFor(() => expect(sent.map(({ input }) => input)).toEqual(['70', '71']));
  expect(save().state).toBe('loading');
  sent[1]?.succeed();
  await waitFor(() => expect(save().state).toBe('saved'));
});

it('sends the same wish once, however often it is asked for', async () => {
  const { sent, press } = startCalculator();
  await press();
  await press();
  expect(sent).toHaveLength(1);
});

it('tells a refusal although something was edited meanwhile, until the next edit', async () => {
  const { sent, save, type, press } = startCalculator();
  await press();
  await type('71');
  sent[0]?.fail();
  await waitFor(() => expect(save()).toMatchObject({ state: 'error', error: 'Refused.' }));
  await type('72');
  expect(save()).toMatchObject({ state: 'clickable', error: null });
});

it('never saves for those who may not', async () => {
  const { sent, press } = startCalculator(false);
  await press();
  expect(sent).toHaveLength(0);
});
