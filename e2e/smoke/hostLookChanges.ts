import type { HostLook, ReachingRule } from './hostLook';

const BETWEEN_SELECTORS = /,(?![^(]*\))/;
const NAMES_SOMETHING = /[.#[]/;

/**
 * Style elements are the kit's, which host and remote have in common: whose rule one is, nothing tells. A rule for what
 * carries a class is for parts of the kit; one for every link or for the whole page never is.
 */
const isOfKit = ({ styleSheet, selector }: ReachingRule) =>
  styleSheet === null && selector.split(BETWEEN_SELECTORS).every((part) => NAMES_SOMETHING.test(part));

const describeRule = ({ styleSheet, selector }: ReachingRule) =>
  `${selector} of ${styleSheet === null ? 'a style element' : new URL(styleSheet).pathname}`;

/** The host's own sheets may come late, with a part of it that was not needed before. */
const isOfHost = ({ styleSheet }: ReachingRule) =>
  styleSheet !== null && new URL(styleSheet).pathname.startsWith('/host/');

/** What of the host looks otherwise since a remote was mounted, and the rules that came with it and reach out of its region. */
export function hostLookChanges(before: HostLook, after: HostLook): string[] {
  const changed = Object.entries(before.styles)
    .filter(([part, value]) => part in after.styles && after.styles[part] !== value)
    .map(([part, value]) => `${part} was ${value} and is ${after.styles[part]}`);
  const known = new Set(before.rules.map(describeRule));
  const added = after.rules
    .filter((rule) => !known.has(describeRule(rule)) && !isOfKit(rule) && !isOfHost(rule))
    .map(describeRule);
  return [...changed, ...new Set(added)];
}
