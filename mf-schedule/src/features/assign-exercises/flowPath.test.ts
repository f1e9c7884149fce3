import { flowPath, isInFlow } from './flowPath';

const ava = { kind: 'client', id: 11, name: 'Ava Stone', firstName: 'Ava' } as const;
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};
const CLIENTS = '/clients/my-clients';

it('is in the flow on all its screens, under whatever name the client had', () => {
  expect(isInFlow(ava, at(flowPath(ava, 'next', '2026-11-24')))).toBe(true);
  const searched = `${CLIENTS}/old-name/dashboard/calendar/schedule-exercises?clientId=11&search=squat`;
  expect(isInFlow(ava, at(searched))).toBe(true);
});

it.each([
  `${CLIENTS}/ava/dashboard/calendar/schedule-exercises?clientId=12`,
  `${CLIENTS}/ava/dashboard/calendar/schedule-exercises`,
  `${CLIENTS}/ava/dashboard/calendar?clientId=11`,
  '/groups/my-groups/11/dashboard/calendar/schedule-exercises',
])('is out of it at %s', (address) => {
  expect(isInFlow(ava, at(address))).toBe(false);
});
