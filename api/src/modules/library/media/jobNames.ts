import type { JobName } from '../../../jobs/jobs.repository';

/** Removes files nobody needs; there is one such job, and it comes back. */
export const TIDY_MEDIA = { kind: 'tidy-media', subjectId: 0 } as const satisfies JobName;

/** Makes an uploaded video ready. */
export const MAKE_VIDEO = 'make-video';
