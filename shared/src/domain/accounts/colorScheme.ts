export const colorSchemeChoices = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof colorSchemeChoices)[number];

/** Cookie with the choice, so that the server renders the first frame in it. No cookie means `system`. */
export const COLOR_SCHEME_COOKIE = 'formline_color_scheme';

const CHOSEN = new RegExp(`(?:^|;\\s*)${COLOR_SCHEME_COOKIE}=(light|dark)(?:;|$)`);

/** The choice among the cookies of a request or a document; anything unknown is `system`. */
export function readColorSchemeChoice(cookies: string): ColorSchemeChoice {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export const colorSchemeContent = (choice: ColorSchemeChoice): string =>
  choice === 'system' ? 'light dark' : choice;
