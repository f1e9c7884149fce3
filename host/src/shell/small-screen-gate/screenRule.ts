/** Screens this wide or narrower are for the app. */
export const SMALL_SCREEN_PX = 1024;

/** What a browser says of the place the dashboard is shown in; widths in CSS pixels. */
export interface Screen {
  readonly viewportWidth: number;
  /** Of the browser's window. On a computer it stays the same when somebody zooms, where browsers tell it so. */
  readonly windowWidth: number;
  /** A mouse or a touchpad is there: it is a computer. */
  readonly hasMouse: boolean;
}

/**
 * Is it a screen for the app? A page zoomed to 400 % on a computer has few pixels of its own in a window as wide as
 * ever: whoever needs large letters is not sent away (WCAG 1.4.10).
 */
export function isSmallScreen({ viewportWidth, windowWidth, hasMouse }: Screen): boolean {
  return (hasMouse ? Math.max(viewportWidth, windowWidth) : viewportWidth) <= SMALL_SCREEN_PX;
}

/**
 * Pages that somebody with nothing but a phone needs: legal texts, the way to have an account deleted, and what letters
 * link to.
 */
const PATHS_FOR_ANY_SCREEN: readonly string[] = [
  '/terms-and-conditions',
  '/privacy-policy',
  '/confirm-email',
  '/deleteinstruction',
  '/delete-account',
  '/confirm-deletion',
  '/keep-account',
  '/forgotpassword',
  '/create-account',
];

/** May the page at this path be used on a small screen? */
export const isForAnyScreen = (pathname: string): boolean =>
  PATHS_FOR_ANY_SCREEN.includes(pathname.replace(/(?<=.)\/+$/, ''));
