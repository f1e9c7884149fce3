/** The chosen build of a remote gets this long, with all tries at it; then the build before it gets its chance. */
export const BUILD_MS = 5_000;
/** A remote that has not come by then is given up; the person is told and may try again. */
export const LONGEST_WAIT_MS = 7_500;
