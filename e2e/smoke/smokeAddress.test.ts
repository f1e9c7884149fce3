import { followedAddress, isWithoutNavigation, smokeAccessOf } from './smokeAddress';

const route = (path: string, access: 'signed-out' | 'anyone' | 'trainer' | 'manager') => ({
  path,
  access,
  expose: './Route',
  title: 'Route',
});
const manifest = {
  routes: [
    { ...route('/login', 'signed-out'), bare: true },
    route('/clients/:client/plan/*', 'trainer'),
    route('/clients/:client', 'manager'),
    route('/clients/all', 'trainer'),
    route('/odd(', 'anyone'),
  ],
};

it('signs in as the route of the page asks', () => {
  expect(smokeAccessOf(manifest, '/login')).toBe('visitor');
  expect(smokeAccessOf(manifest, '/clients/ava/plan/own?view=week')).toBe('trainer');
  expect(smokeAccessOf(manifest, '/clients/:client')).toBe('manager');
  expect(smokeAccessOf(manifest, '/odd(')).toBe('visitor');
});

it('takes the route of that very path before one with parameters', () => {
  expect(smokeAccessOf(manifest, '/clients/all')).toBe('trainer');
});

it('knows no access to a page that is none of the remote', () => {
  expect(smokeAccessOf(manifest, '/groups')).toBeNull();
});

it('tells pages without the navigation', () => {
  expect(isWithoutNavigation(manifest, '/login?email=a')).toBe(true);
  expect(isWithoutNavigation(manifest, '/clients/all')).toBe(false);
});

it('puts the ids of the first link that leads there into the path', () => {
  const links = ['/clients', '/clients/ava/dashboard?clientId=21', '/clients/ben/dashboard?clientId=22'];
  expect(followedAddress({ path: '/clients/:client/dashboard/calendar' }, links)).toBe(
    '/clients/ava/dashboard/calendar?clientId=21',
  );
  expect(followedAddress({ path: '/clients/:client' }, ['/clients/ava'])).toBe('/clients/ava');
  expect(followedAddress({ path: '/odd(/:client' }, ['/odd(/ava'])).toBe('/odd(/ava');
});

it('finds no address where no link leads there', () => {
  expect(followedAddress({ path: '/groups/:group' }, ['/clients/ava', '/groups'])).toBeNull();
});
