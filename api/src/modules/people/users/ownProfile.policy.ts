import type { TrainerCall } from '../../../plugins/actor';
import { forbidden } from '../../../plugins/HttpProblem';
import { peopleTexts as texts } from '../people.texts';

/** Any other id is refused alike, so that the answer does not reveal accounts. */
export async function ownProfilePolicy({ actor, params }: TrainerCall): Promise<void> {
  if (params.id !== actor.userId) throw forbidden(texts.users.ownProfileOnly);
}
