import { smokeTexts as texts } from './smoke.texts';
import type { SmokeFinding } from './SmokeReport';

export interface PageExpectation {
  readonly remote: string;
  readonly shows: string;
  readonly builds: readonly string[];
  readonly origins: readonly string[];
}

export interface PageObservation {
  readonly isShown: boolean;
  readonly mainText: string;
  readonly builds: readonly string[];
  readonly isEntryLoaded: boolean;
  readonly errors: readonly string[];
  readonly refusals: readonly string[];
  readonly failures: readonly string[];
  readonly requested: readonly string[];
  readonly copies: readonly string[];
  readonly hostChanges: readonly string[];
}

const { checks } = texts;

const MAX_REPORTED = 3;

/** A broken page may repeat an error a hundred times. */
function summary(seen: readonly string[]): string {
  const more = seen.length - MAX_REPORTED;
  return [...seen.slice(0, MAX_REPORTED), ...(more > 0 ? [texts.more(more)] : [])].join('; ');
}

const none = (check: string, seen: readonly string[]): SmokeFinding => ({
  check,
  ok: seen.length === 0,
  expected: texts.none,
  seen: seen.length === 0 ? texts.none : summary(seen),
});

export const foreignOrigins = (requested: readonly string[], allowed: readonly string[]): string[] => [
  ...new Set(
    requested
      .filter((url) => /^(?:https?|wss?):/.test(url))
      .map((url) => new URL(url).origin.replace(/^ws/, 'http'))
      .filter((origin) => !allowed.includes(origin)),
  ),
];

function describeBuilds({ builds, isEntryLoaded }: PageObservation): string {
  if (builds.length === 0) return texts.nothingOfRemote;
  return isEntryLoaded ? builds.join(' and ') : texts.noEntry;
}

export function checkPage(expected: PageExpectation, seen: PageObservation): SmokeFinding[] {
  const { remote, shows, builds, origins } = expected;
  return [
    {
      check: checks.text,
      ok: seen.isShown,
      expected: texts.inMain(shows),
      seen: seen.isShown ? texts.there : `"${seen.mainText}"`,
    },
    {
      check: checks.build,
      ok:
        seen.isEntryLoaded &&
        seen.builds.length === 1 &&
        seen.builds.every((build) => builds.includes(build)),
      expected: `${remote} ${builds.join(' or ')}`,
      seen: describeBuilds(seen),
    },
    none(checks.errors, seen.errors),
    none(checks.refusals, seen.refusals),
    none(checks.failures, seen.failures),
    none(checks.origins, foreignOrigins(seen.requested, origins)),
    none(checks.copies, seen.copies),
    none(checks.look, seen.hostChanges),
  ];
}
