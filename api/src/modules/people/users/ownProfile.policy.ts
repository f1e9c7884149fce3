import type { TrainerCall } from '../../../plugins/actor';
import { forbidden } from '../../../plugins/HttpProblem';

/** Lets a trainer change the own profile alone; whether another number has an account is not told. */
export async function ownProfilePolicy({ actor, params }: TrainerCall): Promise<void> {
  if (params.id !== actor.userId) throw forbidden('You can change your own profile only.');
}
