require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

/** The first use of a lazy screen compiles it, which takes seconds on a busy machine. */
const LONGEST_WAIT_MS = 15_000;

configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

/** React takes a stack trace per element for its warnings, a tenth of the time of a test. This turns that off. */
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);
