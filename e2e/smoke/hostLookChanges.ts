import type { HostLook, ReachingRule } from './hostLook';

const BETWEEN_SELECTORS = /,(?![^(]*\))/;
const NAMES_SOMETHING = /[.#[]/;

/** Style elements belong to the kit, which both share. Rules for elements without a class never do. */
const isOfKit = ({ styleSheet, selector }: ReachingRule) =>
  styleSheet === null && selector.split(BETWEEN_SELECTORS).every((part) => NAMES_SOMETHING.test(part));

const describeRule = ({ styleSheet, selector }: ReachingRule) =>
  `${selector} of ${styleSheet === null ? 'a style element' : new URL(styleSheet).pathname}`;

/** The host may load its own style sheets late. */
const isOfHost = ({ styleSheet }: ReachingRule) =>
  styleSheet !== null && new URL(styleSheet).pathname.startsWith('/host/');

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
