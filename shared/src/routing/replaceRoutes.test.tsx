import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { replaceRoutes } from './replaceRoutes';
import { createMemoryRouter, type RouteObject, RouterProvider } from './routing';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const routes = (...pages: RouteObject[]): RouteObject[] => [
  { children: [{ path: '/here', element: <Counter /> }, ...pages, { path: '*', element: <h1>Nothing</h1> }] },
];
const there = { path: '/there', element: <h1>There</h1> };

it('serves addresses that came later, and none that went, and leaves the open page alone', async () => {
  const router = createMemoryRouter(routes(), { initialEntries: ['/here'] });
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('button').click());
  await act(async () => replaceRoutes(router, routes(there)));
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  await act(() => router.navigate('/there'));
  expect(screen.getByRole('heading', { name: 'There' })).toBeVisible();
  await act(async () => replaceRoutes(router, routes()));
  expect(screen.getByRole('heading', { name: 'Nothing' })).toBeVisible();
});
