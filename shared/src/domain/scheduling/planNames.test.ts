import { planName } from './planNames';

it('a program made while scheduling is named after those it is for', () => {
  expect([
    planName({ kind: 'client', firstName: 'Ana' }),
    planName({ kind: 'group', title: 'Morning Crew' }),
  ]).toEqual(["Ana's Program", 'Morning Crew Program']);
});
