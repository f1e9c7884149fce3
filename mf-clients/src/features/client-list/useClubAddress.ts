import { activeClubProfiles } from '@formline/shared/domain/accounts/clubProfiles';
import { useSearchParams } from '@formline/shared/routing';
import { selectClubProfile, type Session, useClubScope, useSession } from '@formline/shared/session';
import { useEffect, useRef } from 'react';

const CLUB_PARAMETER = 'club_id';

const clubOf = (session: Session, clubId: string | null) =>
  session.status === 'signed-in' && !session.isManager
    ? activeClubProfiles(session.user).find((club) => String(club.ClubId) === clubId)
    : undefined;

export function useClubAddress(): void {
  const session = useSession();
  const { club_id } = useClubScope();
  const [query, setQuery] = useSearchParams();
  const isOpening = useRef(true);
  const addressed = query.get(CLUB_PARAMETER);
  // Effect: the URL decides on load, the session afterwards.
  useEffect(() => {
    const addressedClub = isOpening.current ? clubOf(session, addressed) : undefined;
    isOpening.current = false;
    if (addressedClub && addressedClub.ClubId !== club_id) {
      selectClubProfile(addressedClub);
      return;
    }
    if ((addressed ?? '') === String(club_id ?? '')) return;
    const next = new URLSearchParams(query);
    if (club_id === undefined) next.delete(CLUB_PARAMETER);
    else next.set(CLUB_PARAMETER, String(club_id));
    setQuery(next, { replace: true });
  }, [session, club_id, addressed, query, setQuery]);
}
