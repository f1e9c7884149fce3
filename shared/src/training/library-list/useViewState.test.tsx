import { renderRoute } from '@formline/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { readId, withParameters } from './listViewState';
import { useViewState } from './useViewState';

interface ViewState {
  readonly view: string;
  readonly id: string;
}

const rules = {
  read: (params: URLSearchParams): ViewState => ({
    view: params.get('view') ?? '',
    id: params.get('id') ?? '',
  }),
  write: (_params: URLSearchParams, viewState: ViewState) => new URLSearchParams({ ...viewState }),
};

const numberRules = {
  read: (params: URLSearchParams) => ({ id: readId(params, 'id') }),
  write: (params: URLSearchParams, { id }: { readonly id: number | null }) =>
    withParameters(params, { id: id === null ? null : String(id) }),
};

function NumberPage() {
  const { viewState } = useViewState(numberRules);
  return <p>{`Shows ${viewState.id}`}</p>;
}

function Page() {
  const { changeViewState } = useViewState(rules);
  const [askedAtFirst] = useState(() => changeViewState);
  return (
    <>
      <button type="button" onClick={() => changeViewState({ view: 'details' })}>
        Open
      </button>
      <button type="button" onClick={() => askedAtFirst({ id: '9' })}>
        Answer
      </button>
    </>
  );
}

it('an answer that comes late takes nothing back that was opened meanwhile', async () => {
  const { user, router } = renderRoute(<Page />, { path: '/list', at: '/list?view=add&id=new' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(router.state.location.search).toBe('?view=details&id=9');
});

it.each([
  ['?date=2026-11-23&id=abc', 'Shows null', '?date=2026-11-23'],
  ['?date=2026-11-23&id=5', 'Shows 5', '?date=2026-11-23&id=5'],
])('leaves in the address %s only what means something', async (search, text, expected) => {
  const { router } = renderRoute(<NumberPage />, { path: '/list', at: `/list${search}` });
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(expected));
});
