import { type HttpProblem, notFound } from '../../../plugins/HttpProblem';

/** What is said of everybody who is no client of the trainer. */
export const noSuchClient = (): HttpProblem => notFound('You have no client with this number.');
