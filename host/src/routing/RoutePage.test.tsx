import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { UiProvider } from '@formline/shared/ui/core';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { RoutePage } from './RoutePage';

function Field() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input aria-label="Email" ref={field} />;
}

const page = (content: ReactNode) => <RoutePage title="A page">{content}</RoutePage>;

async function goTo(path: string, beside: ReactNode = null) {
  const router = createMemoryRouter([
    { path: '/', element: <main>{page('The first page')}</main> },
    { path: '/plain', element: <section>{page('A plain page')}</section> },
    { path: '/form', element: <section>{page(<Field />)}</section> },
  ]);
  render(
    <>
      {beside}
      <RouterProvider router={router} />
    </>,
    { wrapper: UiProvider },
  );
  await act(() => router.navigate(path));
}

it('has the focus when it was reached inside the dashboard', async () => {
  await goTo('/plain');
  expect(screen.getByText('A plain page')).toHaveFocus();
});

it('leaves the focus in the field that the page itself has put it into', async () => {
  await goTo('/form');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('leaves the focus in a dialog that was opened while the page arrived', async () => {
  const palette = (
    <div role="dialog">
      <Field />
    </div>
  );
  await goTo('/plain', palette);
  expect(screen.getByLabelText('Email')).toHaveFocus();
});
