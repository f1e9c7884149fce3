import type { TrainerCall } from '../../../plugins/actor';
import { forbidden } from '../../../plugins/HttpProblem';
import { peopleTexts as texts } from '../people.texts';

/** Lets a trainer change the own profile alone; whether another number has an account is not told. */
export async function ownProfilePolicy({ actor, params }: TrainerCall): Promise<void> {
  if (params.id !== actor.userId) throw forbidden(texts.users.ownProfileOnly);
}
