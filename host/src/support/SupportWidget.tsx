import { useSession } from '@formline/shared/session';
import { useSiteConfig } from '@formline/shared/site-config';
import { useEffect, useState } from 'react';
import { supportDetailsOf } from './supportDetails';
import { scriptWidget } from './supportPort';

export function SupportWidget() {
  const { supportWidget } = useSiteConfig();
  return supportWidget === null ? null : <LoadedWidget key={supportWidget} address={supportWidget} />;
}

function LoadedWidget({ address }: { readonly address: string }) {
  const [widget] = useState(() => scriptWidget(address));
  const session = useSession();
  // External system: the widget's script, which is told who is signed in.
  useEffect(() => {
    if (session.status === 'signed-in') widget.show(supportDetailsOf(session));
  }, [session, widget]);
  useEffect(() => widget.remove, [widget]);
  return null;
}
