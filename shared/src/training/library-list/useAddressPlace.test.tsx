import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useAddressPlace } from './useAddressPlace';

interface Place {
  readonly view: string;
  readonly id: string;
}

const rules = {
  read: (params: URLSearchParams): Place => ({
    view: params.get('view') ?? '',
    id: params.get('id') ?? '',
  }),
  write: (_params: URLSearchParams, place: Place) => new URLSearchParams({ ...place }),
};

function Page() {
  const { changePlace } = useAddressPlace(rules);
  const [askedAtFirst] = useState(() => changePlace);
  return (
    <>
      <button type="button" onClick={() => changePlace({ view: 'details' })}>
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
