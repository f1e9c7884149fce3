export const SMALL_SCREEN_PX = 1024;

export interface Screen {
  readonly viewportWidth: number;
  /** Does not change with zoom on computers, where the browser reports it so. */
  readonly windowWidth: number;
  readonly hasMouse: boolean;
}

/** The wider width counts with a mouse: a page zoomed to 400 % must stay usable (WCAG 1.4.10). */
export function isSmallScreen({ viewportWidth, windowWidth, hasMouse }: Screen): boolean {
  return (hasMouse ? Math.max(viewportWidth, windowWidth) : viewportWidth) <= SMALL_SCREEN_PX;
}

/** Pages for people with only a phone: legal texts, account deletion and targets of email links. */
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

export const isForAnyScreen = (pathname: string): boolean =>
  PATHS_FOR_ANY_SCREEN.includes(pathname.replace(/(?<=.)\/+$/, ''));
