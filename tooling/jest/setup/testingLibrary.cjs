require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

/** The first use of a lazy screen compiles it, which takes seconds on a busy machine. */
const LONGEST_WAIT_MS = 15_000;

configure({ asyncUtilTimeout: LONGEST_WAIT_MS });
