import { buildRegistryEntry } from '../../testing/registryOf';
import { remoteAtPath } from './moduleAtPath';

const route = (path: string) => ({ path, expose: './Route', title: 'Page', access: 'trainer' }) as const;
const entries = [
  buildRegistryEntry('mf-clients', { routes: [route('/clients/:client/dashboard'), route('/clients/*')] }),
  buildRegistryEntry('mf-schedule', { routes: [route('/clients/:client/calendar/*')] }),
];

it.each([
  ['/clients/ana/dashboard', 'mf-clients'],
  ['/clients/ana/calendar/week', 'mf-schedule'],
  ['/clients/my-clients', 'mf-clients'],
  ['/nowhere', undefined],
])('at %s stands the page of %s', (path, remote) => {
  expect(remoteAtPath(entries, path)?.name).toBe(remote);
});
