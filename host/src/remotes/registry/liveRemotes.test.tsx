import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { isMounted, useMounted } from './liveRemotes';

function Page() {
  useMounted('mf-a');
  return null;
}

it('counts a page as left in the commit that replaces it: whoever goes back at once gets its new build', () => {
  const isStillMounted = jest.fn<void, [boolean]>();
  function NextPage() {
    useLayoutEffect(() => isStillMounted(isMounted('mf-a')));
    return null;
  }
  const { rerender } = render(<Page />);
  expect(isMounted('mf-a')).toBe(true);
  rerender(<NextPage />);
  expect(isStillMounted).toHaveBeenCalledWith(false);
});
