export type SmokeAccess = 'visitor' | 'trainer' | 'manager';

export interface SmokeFinding {
  readonly check: string;
  readonly ok: boolean;
  readonly expected: string;
  readonly seen: string;
}

export interface SmokedPage {
  readonly path: string;
  readonly address: string;
  readonly access: SmokeAccess;
  readonly findings: readonly SmokeFinding[];
  readonly screenshot: string | null;
  readonly seconds: number;
}

export interface SmokeReport {
  readonly url: string;
  readonly remote: string;
  readonly build: string;
  readonly hostBuild: string;
  readonly revision: number;
  readonly pages: readonly SmokedPage[];
  readonly seconds: number;
}

export const isPageSound = ({ findings }: SmokedPage): boolean =>
  findings.length > 0 && findings.every(({ ok }) => ok);

/** A report without pages proves nothing. */
export const isSound = ({ pages }: SmokeReport): boolean => pages.length > 0 && pages.every(isPageSound);

export class SmokeRefusal extends Error {
  override readonly name = 'SmokeRefusal';
}
