import { type HttpProblem, notFound } from '../../../plugins/HttpProblem';

/** A group that is somebody else's, of another club, or of nobody: all look the same. */
export const noSuchGroup = (): HttpProblem => notFound('You have no group with this number.');
