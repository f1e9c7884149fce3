import { notify } from '@formline/shared/ui/overlays';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutTextTexts, notifyCutText } from './notifyCutText';

let notified: jest.SpyInstance;
let end: () => void;

beforeEach(() => {
  notified = jest.spyOn(notify, 'error').mockReturnValue();
  end = notifyCutText();
});
afterEach(() => end());

async function paste(text: string, maxLength?: number) {
  render(<textarea aria-label="Name" maxLength={maxLength} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.click(name);
  await userEvent.paste(text);
  return name;
}

it('says that pasted text was cut, and how much fits', async () => {
  expect(await paste('Twelve chars', 10)).toHaveValue('Twelve cha');
  expect(notified.mock.calls).toEqual([[cutTextTexts.cut(10)]]);
});

it.each([
  ['fits', 'Ten chars.', 10],
  ['fits with its line ends', 'Ten\r\nchars.', 10],
  ['may be of any length', 'Twelve chars', undefined],
])('says nothing about text that %s', async (_, text, maxLength) => {
  await paste(text, maxLength);
  expect(notified).not.toHaveBeenCalled();
});

it('counts what the pasted text replaces', async () => {
  const name = await paste('Ten chars.', 10);
  await userEvent.tripleClick(name);
  await userEvent.paste('Other text');
  expect(notified).not.toHaveBeenCalled();
  await userEvent.paste('!');
  expect(notified).toHaveBeenCalledTimes(1);
});
