import { type HttpProblem, notFound } from '../../../plugins/HttpProblem';
import { schedulingTexts as texts } from '../scheduling.texts';

/** A group that is somebody else's, of another club, or of nobody: all look the same. */
export const noSuchGroup = (): HttpProblem => notFound(texts.groups.noSuch);
