import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import type { Actor } from './actor';
import { forbidden } from './HttpProblem';

/** Lets a signed-in caller through the endpoint's access rule or throws. A manager reads a trainer's data and no more. */
export function authorise(endpoint: Pick<Endpoint, 'access' | 'method' | 'effect'>, actor: Actor): void {
  const { access } = endpoint;
  if (access === 'public' || access === 'signed-in') return;
  if (access === 'staff') {
    if (actor.isStaff) return;
    throw forbidden('This is open to the staff of Formline only.');
  }
  if (actor.role !== 'TRAINER' && actor.role !== 'PRACTITIONER') {
    if (access === 'trainer-or-client') return;
    throw forbidden('This is open to trainers only.');
  }
  if (actor.isManager && changesState(endpoint)) {
    throw forbidden('A manager can look at a trainer’s data but not change it.');
  }
  if (actor.trainerId === null) {
    throw forbidden('No trainer is assigned to you yet. Please ask your administrator.');
  }
}
