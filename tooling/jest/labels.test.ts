import { createRequire } from 'node:module';

interface Field {
  readonly labels: Iterable<{ readonly textContent: string }> | null;
  remove(): void;
  setAttribute(name: string, value: string): void;
}

interface Page {
  readonly document: {
    querySelector(selector: string): Field | null;
    querySelectorAll(selector: string): Iterable<Field>;
  };
}

interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: Page };
}

const { JSDOM } = jest.requireActual<Jsdom>(
  createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'),
);
const { installLabels } = jest.requireActual<{ installLabels: (page: Page) => void }>('./labels.cjs');

const HTML = `<!DOCTYPE html>
  <label for="email">Email</label><input id="email"><label for="email">Where to write</label>
  <label>Sex <select><option>-</option></select></label>
  <label for="note">Note <button>Help</button></label><textarea id="note"></textarea>
  <input id="twice"><input id="twice"><label for="twice">The first</label>
  <label for="">Nobody's <input></label><label for="nowhere">Lost</label>
  <label>Hidden <input type="hidden"><meter></meter></label>
  <button>Save</button><progress></progress><output></output>`;

function openPages() {
  const mine = new JSDOM(HTML).window;
  installLabels(mine);
  return { mine, jsdoms: new JSDOM(HTML).window };
}

const labelsIn = (page: Page) =>
  [...page.document.querySelectorAll('input, select, textarea, button, meter, progress, output')].map(
    ({ labels }) => labels && [...labels].map(({ textContent }) => textContent),
  );

it('are those of jsdom', () => {
  const { mine, jsdoms } = openPages();
  expect(labelsIn(mine)).toEqual(labelsIn(jsdoms));
  expect(labelsIn(mine).flat()).toContain('Where to write');
});

it('follow changes of the document', () => {
  const { mine, jsdoms } = openPages();
  const before = labelsIn(mine);
  for (const { document } of [mine, jsdoms]) {
    document.querySelector('#email')?.setAttribute('id', 'note');
    document.querySelector('#twice')?.remove();
    document.querySelector('[for=nowhere]')?.setAttribute('for', 'twice');
    document.querySelector('[type=hidden]')?.setAttribute('type', 'text');
  }
  expect(labelsIn(mine)).toEqual(labelsIn(jsdoms));
  expect(labelsIn(mine)).not.toEqual(before);
});
