import { type HttpProblem, notFound } from '../../../plugins/HttpProblem';
import { schedulingTexts as texts } from '../scheduling.texts';

/** Foreign groups, groups of other clubs and unknown ids look the same, so that ids cannot be probed. */
export const noSuchGroup = (): HttpProblem => notFound(texts.groups.noSuch);
