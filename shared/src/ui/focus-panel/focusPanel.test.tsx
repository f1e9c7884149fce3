import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { UiProvider } from '../provider/UiProvider';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const field = (
  <>
    <button type="button">Add</button>
    <input aria-label="Name" />
  </>
);

const card = (content: ReactNode) => (
  <main tabIndex={-1}>
    <section aria-label="Card" tabIndex={-1}>
      {content}
    </section>
  </main>
);

/** Shows a page, and another one once its field has the focus. */
async function replaceFocused(first: ReactNode, next: ReactNode, inBetween = () => {}) {
  const { rerender } = render(first, { wrapper: UiProvider });
  await act(async () => {
    screen.getByRole('button').focus();
    screen.getByRole('textbox').focus();
  });
  await act(async () => inBetween());
  await act(async () => rerender(next));
  act(() => jest.runOnlyPendingTimers());
}

it('gives the focus of a removed control to the panel around it', async () => {
  await replaceFocused(card(field), card(null));
  expect(screen.getByRole('region', { name: 'Card' })).toHaveFocus();
});

it('gives it to the page when the panel was removed too', async () => {
  const page = <main tabIndex={-1} />;
  await replaceFocused(
    <>
      {page}
      <section tabIndex={-1}>{field}</section>
    </>,
    page,
  );
  expect(screen.getByRole('main')).toHaveFocus();
});

it('does so in a browser that says before the removal that the focus leaves', async () => {
  function Leaving() {
    useLayoutEffect(
      () => () => void document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
      [],
    );
    return field;
  }
  await replaceFocused(card(<Leaving />), card(null));
  expect(screen.getByRole('region', { name: 'Card' })).toHaveFocus();
});

it('leaves the focus where code puts it', async () => {
  function Next() {
    const ref = useRef<HTMLInputElement>(null);
    useEffect(() => {
      setTimeout(() => ref.current?.focus());
    }, []);
    return <input ref={ref} aria-label="Next" />;
  }
  const handleFocus = jest.fn();
  await replaceFocused(card(field), card(<Next />), () =>
    screen.getByRole('region').addEventListener('focus', handleFocus),
  );
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
  expect(handleFocus).not.toHaveBeenCalled();
});

it('leaves the document alone when the control had lost the focus before', async () => {
  await replaceFocused(card(field), card(null), () => screen.getByRole('textbox').blur());
  expect(document.body).toHaveFocus();
});
