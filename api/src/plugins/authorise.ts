import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import type { Actor } from './actor';
import { forbidden } from './HttpProblem';
import { refusalTexts } from './refusals.texts';

/** Managers may read a trainer's data but change nothing. */
export function authorise(endpoint: Pick<Endpoint, 'access' | 'method' | 'effect'>, actor: Actor): void {
  const { access } = endpoint;
  if (access === 'public' || access === 'signed-in') return;
  if (access === 'staff') {
    if (actor.isStaff) return;
    throw forbidden(refusalTexts.staffOnly);
  }
  if (actor.role !== 'TRAINER' && actor.role !== 'PRACTITIONER') {
    if (access === 'trainer-or-client') return;
    throw forbidden(refusalTexts.trainersOnly);
  }
  if (actor.isManager && access === 'trainer-alone') {
    throw forbidden(refusalTexts.trainerAlone);
  }
  if (actor.isManager && changesState(endpoint)) {
    throw forbidden(refusalTexts.managersLook);
  }
  if (actor.trainerId === null) {
    throw forbidden(refusalTexts.noTrainer);
  }
}
