import { type HttpProblem, notFound } from '../../../plugins/HttpProblem';
import { peopleTexts as texts } from '../people.texts';

export const noSuchClient = (): HttpProblem => notFound(texts.clients.noSuch);
