import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { Dialog } from '../dialog/Dialog';
import { UiProvider } from '../provider/UiProvider';
import { lazyDialog } from './lazyDialog';
import { makeElementsVisible } from '../../testing/visibleElements';

interface GreetingProps {
  readonly name: string;
  readonly onClose: () => void;
}

const Greeting = ({ name, onClose }: GreetingProps) => (
  <Dialog isOpen onClose={onClose} title={`Hello ${name}`}>
    <button type="button">Wave</button>
  </Dialog>
);

async function openWith(load: () => Promise<typeof Greeting>) {
  const LazyGreeting = lazyDialog('Greeting', load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && <LazyGreeting name="Ana" onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  render(<Page />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const closedAgain = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

it('opens the dialog once its code is there, and loads it once', async () => {
  const load = jest.fn(async () => Greeting);
  await openWith(load);
  expect(await screen.findByRole('dialog', { name: 'Hello Ana' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await closedAgain();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Hello Ana' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows on a slow line that something is coming, and can be closed', async () => {
  let arrive = (_part: typeof Greeting) => {};
  await openWith(() => new Promise((resolve) => (arrive = resolve)));
  expect(await screen.findByRole('dialog', { name: 'Greeting' })).toHaveTextContent('Loading');
  await userEvent.keyboard('{Escape}');
  await closedAgain();
  await act(async () => arrive(Greeting));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('gives way to the dialog once its code is there, which takes focus and returns it', async () => {
  makeElementsVisible();
  let arrive = (_part: typeof Greeting) => {};
  await openWith(() => new Promise((resolve) => (arrive = resolve)));
  await screen.findByRole('dialog', { name: 'Greeting' });
  await act(async () => arrive(Greeting));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wave' })).toHaveFocus());
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Hello Ana');
  await userEvent.keyboard('{Escape}');
  await closedAgain();
});

it('returns the focus although it opened before the placeholder had returned it', async () => {
  makeElementsVisible();
  const LosesFocus = () => {
    useLayoutEffect(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }, []);
    return null;
  };
  const Late: typeof Greeting = (props) => (
    <>
      <LosesFocus />
      <Greeting {...props} />
    </>
  );
  let arrive = (_part: typeof Greeting) => {};
  await openWith(() => new Promise((resolve) => (arrive = resolve)));
  await screen.findByRole('dialog', { name: 'Greeting' });
  await act(async () => arrive(Late));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wave' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await closedAgain();
});

it('says that the code could not be loaded and tries again', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await openWith(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this part of the page');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Hello Ana' })).toBeInTheDocument();
});
