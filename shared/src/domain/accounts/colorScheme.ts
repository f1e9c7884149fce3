/** How a person wants the dashboard drawn. `system` follows what the computer is set to. */
export const colorSchemeChoices = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof colorSchemeChoices)[number];

/** Cookie that holds the choice on this browser, so that the server can draw the first frame by it. No cookie means `system`. */
export const COLOR_SCHEME_COOKIE = 'formline_color_scheme';

const CHOSEN = new RegExp(`(?:^|;\\s*)${COLOR_SCHEME_COOKIE}=(light|dark)(?:;|$)`);

/** The choice among the cookies of a request or a document; anything unknown is `system`. */
export function readColorSchemeChoice(cookies: string): ColorSchemeChoice {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Content of the page's `color-scheme` meta: the schemes the browser may draw it in. */
export const colorSchemeContent = (choice: ColorSchemeChoice): string =>
  choice === 'system' ? 'light dark' : choice;
