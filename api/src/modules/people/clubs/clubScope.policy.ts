import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { DatabaseHandle } from '../../../database/database';
import type { TrainerActor } from '../../../plugins/actor';
import { forbidden, invalidInput } from '../../../plugins/HttpProblem';
import { clubsRepository } from './clubs.repository';
import { peopleTexts as texts } from '../people.texts';

export function clubScopePolicy(db: DatabaseHandle) {
  const check = clubScopeCheck(db);
  return ({ actor, query }: { readonly actor: TrainerActor; readonly query: ClubScope }): Promise<void> =>
    check(actor, query);
}

export function bodyClubScopePolicy(db: DatabaseHandle) {
  const check = clubScopeCheck(db);
  return ({ actor, body }: { readonly actor: TrainerActor; readonly body: ClubScope }): Promise<void> =>
    check(actor, body);
}

function clubScopeCheck(db: DatabaseHandle) {
  const clubs = clubsRepository(db);
  return async (
    actor: TrainerActor,
    { club_id: clubId, location_id: locationId }: ClubScope,
  ): Promise<void> => {
    if (clubId === undefined) {
      if (locationId !== undefined) throw invalidInput(texts.clubs.locationWithoutClub);
      return;
    }
    if (!(await clubs.isActiveMember(actor.trainerId, clubId))) {
      throw forbidden(texts.clubs.noMember);
    }
    if (locationId !== undefined && !(await clubs.hasLocation(clubId, locationId))) {
      throw forbidden(texts.clubs.foreignLocation);
    }
  };
}
