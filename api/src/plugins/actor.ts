import type { Role } from '@formline/shared/contracts/accounts/role';

export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: Role;
  readonly isManager: boolean;
  readonly isStaff: boolean;
  /** For a manager the managed trainer's; null for a manager without a trainer. */
  readonly trainerId: number | null;
}

export const trainerIdOf = (user: {
  readonly userId: number;
  readonly isManager: boolean;
  readonly managedTrainerId: number | null;
}): number | null => (user.isManager ? user.managedTrainerId : user.userId);

/** Trainer-scoped queries take `trainerId`, never `userId`. */
export interface TrainerActor extends Actor {
  readonly trainerId: number;
}

export interface TrainerCall {
  readonly actor: TrainerActor;
  readonly params: { readonly id: number };
}
