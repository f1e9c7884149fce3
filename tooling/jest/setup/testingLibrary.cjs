require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

/** The first use of a lazy screen compiles it, which takes seconds on a busy machine. */
const LONGEST_WAIT_MS = 15_000;

configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

/**
 * React takes a stack trace for each element it makes, to say in a warning who made it. Its warnings stay without:
 * the traces take a tenth of the time of a test. The counter below stands for "enough of them were taken".
 */
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);
