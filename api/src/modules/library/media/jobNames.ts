import type { JobName } from '../../../jobs/jobs.repository';

/** One shared recurring job, hence the constant subject. */
export const TIDY_MEDIA = { kind: 'tidy-media', subjectId: 0 } as const satisfies JobName;

export const MAKE_VIDEO = 'make-video';
