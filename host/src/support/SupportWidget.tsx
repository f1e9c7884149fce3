import { useSession } from '@formline/shared/session';
import { useSiteConfig } from '@formline/shared/site-config';
import { useEffect, useState } from 'react';
import { supportDetailsOf } from './supportDetails';
import { scriptWidget } from './supportPort';

/** The support widget of somebody who is signed in; without a configured address nothing is loaded. */
export function SupportWidget() {
  const { supportWidget } = useSiteConfig();
  return supportWidget === null ? null : <LoadedWidget key={supportWidget} address={supportWidget} />;
}

function LoadedWidget({ address }: { readonly address: string }) {
  const [widget] = useState(() => scriptWidget(address));
  const session = useSession();
  // Meets another site's script: it is told who is there, and again when that changes.
  useEffect(() => {
    if (session.status === 'signed-in') widget.tell(supportDetailsOf(session));
  }, [session, widget]);
  useEffect(() => widget.remove, [widget]);
  return null;
}
