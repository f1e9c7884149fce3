import { StatePanel } from '@formline/shared/ui/basics';
import { Wrench } from 'lucide-react';
import { EndOfFirstPaint } from './FirstPaint';
import { remotesTexts } from './remotes.texts';

interface RemoteOffProps {
  readonly reason: string;
  readonly isPage: boolean;
}

export function RemoteOff({ reason, isPage }: RemoteOffProps) {
  return (
    <StatePanel
      tone="accent"
      icon={<Wrench />}
      title={remotesTexts.off}
      titleAs={isPage ? 'h1' : 'h2'}
      text={reason}
    >
      <EndOfFirstPaint />
    </StatePanel>
  );
}
