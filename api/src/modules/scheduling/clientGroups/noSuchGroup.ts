import { type HttpProblem, notFound } from '../../../plugins/HttpProblem';
import { schedulingTexts as texts } from '../scheduling.texts';

/** Unknown ids, foreign groups and groups of other clubs are refused alike. */
export const noSuchGroup = (): HttpProblem => notFound(texts.groups.noSuch);
