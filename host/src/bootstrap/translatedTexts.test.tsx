import { act, render, screen } from '@testing-library/react';
import { keepTranslatedTexts } from './translatedTexts';

const TRANSLATION: string = 'font';

type Translator = (text: Text, translation: HTMLElement) => void;

const byReplacing: Translator = (text, translation) => text.replaceWith(translation);
const bySteps: Translator = (text, translation) => {
  text.before(translation);
  text.remove();
};
const byWrapping: Translator = (text, translation) => {
  text.replaceWith(translation);
  translation.replaceChildren(text);
};
const translators = [
  ['replaces texts', byReplacing],
  ['removes texts after it has put others before', bySteps],
  ['wraps texts', byWrapping],
] as const;

let stop: () => void;
beforeEach(() => {
  stop = keepTranslatedTexts();
});
afterEach(() => stop());

/** Translates each text of the page, and gives observers their turn. */
async function translate(how: Translator): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const translation = document.createElement(TRANSLATION);
    translation.textContent = `¡${text.data}!`;
    how(text, translation);
  }
  await act(async () => Promise.resolve());
}

interface SaveButtonProps {
  readonly isBusy?: boolean;
  readonly label?: string | null;
  readonly sets?: number;
}

const SaveButton = ({ isBusy = false, label = 'Save', sets = 3 }: SaveButtonProps) => (
  <button type="button">
    {isBusy ? <i>…</i> : null}
    {label}
    <b>|</b>
    {sets} sets
  </button>
);
const shown = () => screen.getByRole('button').textContent;

describe.each(translators)('under a translator that %s', (_, how) => {
  it.each<[string, SaveButtonProps, string]>([
    ['an element that comes before a text', { isBusy: true }, '…Save|3 sets'],
    ['a text that goes', { label: null }, '|3 sets'],
    ['a text that changes', { sets: 4 }, 'Save|4 sets'],
  ])('shows %s', async (__, props, expected) => {
    const { rerender } = render(<SaveButton />);
    await translate(how);
    rerender(<SaveButton {...props} />);
    expect(shown()?.replaceAll(/[¡!]/g, '')).toBe(expected);
    await translate(how);
    rerender(<SaveButton />);
    expect(shown()?.replaceAll(/[¡!]/g, '')).toBe('Save|3 sets');
  });

  it('moves texts whose order changes', async () => {
    const list = (order: readonly string[]) => (
      <p data-testid="list">
        {order.map((text) => (
          <Line key={text} text={text} />
        ))}
      </p>
    );
    const { rerender } = render(list(['a', 'b', 'c']));
    await translate(how);
    rerender(list(['c', 'a', 'b']));
    expect(screen.getByTestId('list').textContent?.replaceAll(/[¡!]/g, '')).toBe('cab');
  });
});

const Line = ({ text }: { readonly text: string }) => text;

it('shows texts that are put back by a translator', async () => {
  const { rerender } = render(<SaveButton />);
  await translate(byReplacing);
  for (const translation of document.querySelectorAll(TRANSLATION)) {
    translation.replaceWith((translation.textContent ?? '').replaceAll(/[¡!]/g, ''));
  }
  await act(async () => Promise.resolve());
  rerender(<SaveButton isBusy sets={4} />);
  expect(shown()).toBe('…Save|4 sets');
});

it('loses only a translation that it does not know', async () => {
  const { rerender } = render(<SaveButton />);
  await translate(byReplacing);
  for (const translation of document.querySelectorAll(TRANSLATION)) translation.remove();
  rerender(<SaveButton isBusy label={null} />);
  expect(shown()).toBe('…');
});

it('goes on where a translator has changed the order of nodes, and dropped some', () => {
  const { rerender } = render(<SaveButton />);
  const button = screen.getByRole('button');
  const [save, , sets] = button.childNodes;
  button.replaceChildren(...[sets, save].flatMap((node) => node ?? []));
  rerender(<SaveButton isBusy label={null} sets={4} />);
  expect(shown()).toBe('4…');
});

it('leaves errors about nodes of other parents to who made them', () => {
  const elsewhere = document.createElement('i');
  document.createElement('p').append(elsewhere);
  expect(() => document.body.removeChild(elsewhere)).toThrow(DOMException);
  expect(() => document.body.insertBefore(document.createElement('p'), elsewhere)).toThrow(DOMException);
});
