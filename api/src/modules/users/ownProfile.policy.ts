import type { TrainerActor } from '../../plugins/actor';
import { forbidden } from '../../plugins/HttpProblem';

/** Lets a trainer change the own profile alone; whether another number has an account is not told. */
export async function ownProfilePolicy({
  actor,
  params,
}: {
  readonly actor: TrainerActor;
  readonly params: { readonly id: number };
}): Promise<void> {
  if (params.id !== actor.userId) throw forbidden('You can change your own profile only.');
}
