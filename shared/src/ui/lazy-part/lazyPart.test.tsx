import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartFailures } from '../lazy-code/lazyCode';
import { UiProvider } from '../provider/UiProvider';
import { lazyPart, lazyPartTexts } from './lazyPart';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

it('shows what stands in until the code is there', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting), { loading: <p>Loading</p> });
  render(<Part name="Ava" />, { wrapper: UiProvider });
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Ava')).toBeVisible();
});

const failsOnce = () =>
  jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));

it('offers a retry when the code does not come, and the page around it stays', async () => {
  const load = failsOnce();
  const Part = lazyPart(load, { loading: <p>Loading</p> });
  const page = (
    <>
      <h1>The page</h1>
      <Part name="Ava" />
    </>
  );
  render(page, { wrapper: UiProvider });
  expect(await screen.findByRole('alert')).toHaveTextContent(lazyPartTexts.failed);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ava')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks anew where it is drawn after the code did not come, and keeps what came', async () => {
  const load = failsOnce();
  const Part = lazyPart(load, { loading: <p>Loading</p> });
  const first = render(<Part name="Ava" />, { wrapper: UiProvider });
  expect(await screen.findByRole('alert')).toBeVisible();
  first.unmount();
  const second = render(<Part name="Ben" />, { wrapper: UiProvider });
  expect(await screen.findByText('Hello Ben')).toBeVisible();
  second.unmount();
  render(<Part name="Cleo" />, { wrapper: UiProvider });
  expect(screen.getByText('Hello Cleo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('offers the retry in a shape of its own', async () => {
  const Part = lazyPart(failsOnce(), {
    loading: null,
    failed: (onRetry, { name }) => (
      <button type="button" onClick={onRetry}>
        Load {name}
      </button>
    ),
  });
  render(<Part name="Ava" />, { wrapper: UiProvider });
  await userEvent.click(await screen.findByRole('button', { name: 'Load Ava' }));
  expect(await screen.findByText('Hello Ava')).toBeVisible();
});

it('reports each failed try with what was thrown', async () => {
  const onFailure = jest.fn();
  const lost = new Error('Loading chunk 7 failed');
  const Part = lazyPart(() => Promise.reject<typeof Greeting>(lost), { loading: null });
  render(
    <PartFailures value={onFailure}>
      <Part name="Ava" />
    </PartFailures>,
    { wrapper: UiProvider },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(onFailure.mock.calls).toEqual([
    [lost, 1],
    [lost, 2],
  ]);
});

it('ends what fails inside the part, reports it, and draws it again when asked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFailure = jest.fn();
  const broken = new Error('Broken');
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw broken;
    return <p>Whole</p>;
  };
  const Part = lazyPart(async () => Fragile, { loading: null });
  render(
    <PartFailures value={onFailure}>
      <Part />
    </PartFailures>,
    { wrapper: UiProvider },
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(onFailure).toHaveBeenCalledWith(broken, 1);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Whole')).toBeVisible();
});
