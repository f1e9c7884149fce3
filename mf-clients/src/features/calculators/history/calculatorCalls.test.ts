import { calculatorKinds } from '@formline/shared/contracts/calculators/calculators';
import { calculators } from '../calculators';
import { paramsFor } from './calculatorCalls';

it('names the person a call is for', () => {
  expect(paramsFor(11, 'BMI', 'save')).toEqual({ id: 11 });
});

it('is offered for every calculator of the contract', () => {
  expect(calculators.map(({ kind }) => kind).toSorted()).toEqual(calculatorKinds.toSorted());
});

it.each(calculators)('fails before anything is sent when nobody is named: $kind', async ({ load }) => {
  const { calculation } = await load();
  expect(() => paramsFor(0, calculation, 'save')).toThrow(/^userId is required to save (a |an )?\w/);
  expect(() => paramsFor(Number.NaN, calculation, 'list')).toThrow(/^userId is required to list/);
});
