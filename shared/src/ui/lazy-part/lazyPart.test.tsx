import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { lazyPart } from './lazyPart';
import { lazyPartTexts } from './lazyPart.texts';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

it('shows what stands in until the code is there', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting), { loading: <p>Loading</p> });
  render(<Part name="Ava" />, { wrapper: UiProvider });
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Ava')).toBeVisible();
});

it('offers a retry when the code does not come, and the page around it stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn(() => Promise.resolve(Greeting))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
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
