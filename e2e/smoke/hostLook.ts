import type { Page } from '@playwright/test';

const HOST_PARTS = ['html', 'body', '#root', 'header', 'header nav', 'header nav a', 'header button', 'main'];

const LOOKED_AT = [
  'display',
  'position',
  'visibility',
  'opacity',
  'box-sizing',
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration-line',
  'padding-top',
  'padding-left',
  'margin-top',
  'margin-left',
  'border-top-width',
  'border-top-left-radius',
  'box-shadow',
  'filter',
  'transform',
  'cursor',
  'pointer-events',
];

export interface ReachingRule {
  /** null: created by a script. */
  readonly styleSheet: string | null;
  readonly selector: string;
}

export interface HostLook {
  readonly styles: Readonly<Record<string, string>>;
  readonly rules: readonly ReachingRule[];
}

export const readHostLook = async (page: Page): Promise<HostLook> => ({
  styles: await page.evaluate(readStyles, { parts: HOST_PARTS, properties: LOOKED_AT }),
  rules: await page.evaluate(readReachingRules),
});

function readStyles({ parts, properties }: { parts: readonly string[]; properties: readonly string[] }) {
  const styles: Record<string, string> = {};
  for (const part of parts) {
    const element = document.querySelector(part);
    if (!element) continue;
    const computed = getComputedStyle(element);
    for (const property of properties) styles[`${part} ${property}`] = computed.getPropertyValue(property);
  }
  return styles;
}

/** Runs in the page. Collects rules that match elements outside of `main`, inside the root. */
function readReachingRules(): ReachingRule[] {
  const STATE =
    /::[\w-]+(?:\([^)]*\))?|:(?:hover|focus-visible|focus-within|focus|active|visited|link|target)\b/g;
  // The page holds style sheets of the host as elements that have the names of their files.
  const addressOf = ({ href, ownerNode }: CSSStyleSheet): string | null => {
    const file = ownerNode instanceof HTMLStyleElement ? ownerNode.dataset['href'] : undefined;
    const folder = `/host/${document.documentElement.dataset['build']}/`;
    return file === undefined ? href : new URL(folder + file, location.href).href;
  };
  const ruleLists: [string | null, CSSRuleList][] = [];
  for (const styleSheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    ruleLists.push([addressOf(styleSheet), styleSheet.cssRules]);
  const reaching: ReachingRule[] = [];
  for (let next = ruleLists.pop(); next; next = ruleLists.pop()) {
    const [styleSheet, rules] = next;
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
        ruleLists.push([styleSheet, rule.cssRules]);
      if (!(rule instanceof CSSStyleRule)) continue;
      // States and pseudo-elements may match later.
      const selector = rule.selectorText.replace(STATE, (_state, at: number, text: string) =>
        /(?:^|[\s>+~,(])$/.test(text.slice(0, at)) ? '*' : '',
      );
      const isOutside = [...document.querySelectorAll(selector)].some(
        (element) =>
          element.contains(document.body) ||
          element === document.body ||
          (element.closest('#root') !== null && element.parentElement?.closest('main') === null),
      );
      if (isOutside) reaching.push({ styleSheet, selector: rule.selectorText });
    }
  }
  return reaching;
}
