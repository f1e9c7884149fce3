import { type HttpProblem, notFound } from '../../../plugins/HttpProblem';
import { peopleTexts as texts } from '../people.texts';

/** What is said of everybody who is no client of the trainer. */
export const noSuchClient = (): HttpProblem => notFound(texts.clients.noSuch);
