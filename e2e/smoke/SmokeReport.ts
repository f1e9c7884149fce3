/** Which sign-in a page needs. */
export type SmokeAccess = 'visitor' | 'trainer' | 'manager';

/** One thing that was asked of a page. */
export interface SmokeFinding {
  /** What was asked, in a few words. */
  readonly check: string;
  readonly ok: boolean;
  readonly expected: string;
  readonly seen: string;
}

/** One page of a remote, and what was found there. */
export interface SmokedPage {
  /** As the manifest has it. */
  readonly path: string;
  /** What was opened in its place, with real ids. */
  readonly address: string;
  readonly access: SmokeAccess;
  readonly findings: readonly SmokeFinding[];
  /** Picture of a page that failed. */
  readonly screenshot: string | null;
  readonly seconds: number;
}

/** Everything that was seen of one remote in one deployment. */
export interface SmokeReport {
  readonly url: string;
  readonly remote: string;
  /** The build under test. */
  readonly build: string;
  readonly hostBuild: string;
  readonly revision: number;
  readonly pages: readonly SmokedPage[];
  readonly seconds: number;
}

export const isPageSound = ({ findings }: SmokedPage): boolean =>
  findings.length > 0 && findings.every(({ ok }) => ok);

/** A remote of which nothing was opened has proved nothing. */
export const isSound = ({ pages }: SmokeReport): boolean => pages.length > 0 && pages.every(isPageSound);
