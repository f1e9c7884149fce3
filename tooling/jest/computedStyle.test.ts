import { createRequire } from 'node:module';

interface StyledElement {
  readonly outerHTML: string;
  readonly classList: { add(name: string): void };
  setAttribute(name: string, value: string): void;
}

interface StyleSheet {
  readonly cssRules: { readonly length: number };
  insertRule(rule: string, index: number): void;
  deleteRule(index: number): void;
}

interface Page {
  readonly document: {
    readonly styleSheets: Iterable<StyleSheet>;
    querySelector(selector: string): StyledElement | null;
    querySelectorAll(selector: string): Iterable<StyledElement>;
  };
  getComputedStyle(element: StyledElement): {
    readonly display: string;
    readonly visibility: string;
    getPropertyValue(name: string): string;
  };
}

interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: Page };
}

const jsdom = createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom');
const { JSDOM } = jest.requireActual<Jsdom>(jsdom);
const { installComputedStyle } = jest.requireActual<{ installComputedStyle: (page: Page) => void }>(
  './computedStyle.cjs',
);
const { rightmostNames } = jest.requireActual<{ rightmostNames: (selectors: string) => string[] }>(
  './rightmostNames.cjs',
);

/** A second copy, whose modules `installComputedStyle` has not changed. */
function loadOriginal(): Jsdom {
  let original: Jsdom = { JSDOM };
  jest.isolateModules(() => {
    original = jest.requireActual(jsdom);
  });
  return original;
}

const { JSDOM: OriginalJSDOM } = loadOriginal();

const STYLES = `
  @layer reset { p { color: green } }
  p { color: red; pointer-events: none }
  .card .link, nav > a { visibility: hidden; color: #00f }
  .card { display: grid; opacity: 0.5 }
  #first { display: block !important }
  #first { display: inline }
  .link:is(:disabled, [data-off="a, .b c"]):not(.kept) { display: none }
  :not(p) > [hidden] { overflow: hidden }
  h1, h2.big { background: rgb(1, 2, 3) }
  .a\\:b { outline-color: red }
  @media screen { .shown { display: flex } }
  @media print { .shown { display: none } }
  *:checked + label { position: fixed }
  td::before { content: "x"; display: none }
  p.unset { color: unset }`;

const BODY = `
  <main class="card"><a class="link" data-off="a, .b c">one</a><a class="link kept" data-off="a, .b c">two</a></main>
  <nav><a>three</a><div><a>four <b>in it</b></a></div></nav>
  <p id="first" class="card  shown">five <button hidden disabled>six</button></p>
  <section><i hidden>seven</i></section><h1>eight</h1><h2>nine</h2><h2 class="big">ten</h2>
  <div class="a:b" style="display: table; color: rgb(9, 9, 9)">eleven</div>
  <input type="checkbox" checked><label>twelve</label><svg class="card"><text>thirteen</text></svg>
  <table><tr><td>fourteen</td></tr></table><p class="unset">fifteen</p>`;

const PROPERTIES = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'overflow',
  'position',
  'color',
  'background-color',
  'outline-color',
  'border-top-color',
];

const HTML = `<!DOCTYPE html><style>${STYLES}</style>${BODY}`;

function openPages() {
  const mine = new JSDOM(HTML).window;
  installComputedStyle(mine);
  return { mine, jsdoms: new OriginalJSDOM(HTML).window };
}

const stylesIn = (page: Page) =>
  [...page.document.querySelectorAll('*')].map((element) => {
    const style = page.getComputedStyle(element);
    const values = PROPERTIES.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${element.outerHTML.slice(0, 40)} ${style.display} ${style.visibility} ${values.join('; ')}`;
  });

it('answers as jsdom does', () => {
  const { mine, jsdoms } = openPages();
  expect(stylesIn(mine)).toEqual(stylesIn(jsdoms));
});

it('sees rules, classes and inline styles that come later', () => {
  const { mine, jsdoms } = openPages();
  stylesIn(mine);
  for (const { document } of [mine, jsdoms]) {
    const [sheet] = document.styleSheets;
    sheet?.insertRule('.late { display: none }', sheet.cssRules.length);
    document.querySelector('nav')?.classList.add('late');
    document.querySelector('h1')?.setAttribute('style', 'visibility: collapse');
  }
  const withMore = stylesIn(mine);
  expect(withMore).toEqual(stylesIn(jsdoms));
  for (const { document } of [mine, jsdoms]) {
    const [sheet] = document.styleSheets;
    sheet?.deleteRule(sheet.cssRules.length - 1);
    document.querySelector('nav')?.classList.add('card');
  }
  expect(stylesIn(mine)).toEqual(stylesIn(jsdoms));
  expect(stylesIn(mine)).not.toEqual(withMore);
});

it.each([
  ['.card > a.link:hover, H2', ['.link', 'h2']],
  ['.a:is(.b, .c .d):not([title="x, y"] z)', ['.a']],
  ['p#one + [data-of="(, "]', ['*']],
  ['*, :root, ::selection', ['*']],
  ['.a\\:b', ['*']],
])('%s is found by %s', (selectors, names) => {
  expect(rightmostNames(selectors)).toEqual(names);
});
