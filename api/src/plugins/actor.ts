import type { Role } from '@formline/shared/contracts/accounts/roles';

/** Who is calling. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: Role;
  readonly isManager: boolean;
  readonly isStaff: boolean;
  /** Whose data the caller works with: a manager's is the managed trainer's. Null for a manager without a trainer. */
  readonly trainerId: number | null;
}

/** Whose data somebody works with. */
export const trainerIdOf = (user: {
  readonly userId: number;
  readonly isManager: boolean;
  readonly managedTrainerId: number | null;
}): number | null => (user.isManager ? user.managedTrainerId : user.userId);

/** A caller who works with a trainer's data. Each trainer-scoped query takes `trainerId`, never `userId`. */
export interface TrainerActor extends Actor {
  readonly trainerId: number;
}

/** A trainer's call about something with a number. */
export interface TrainerCall {
  readonly actor: TrainerActor;
  readonly params: { readonly id: number };
}
