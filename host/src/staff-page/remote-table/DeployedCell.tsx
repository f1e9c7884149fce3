import { Text } from '@formline/shared/ui/core';
import { Build } from '../StaffTable';
import type { RemoteRow } from './remoteRows';
import { staffPageTexts, momentText } from '../staffPage.texts';

export function DeployedCell({ row: { remote, canary } }: { readonly row: RemoteRow }) {
  const { active, fallback, deployedAt, deployedBy } = remote;
  return (
    <>
      <Build name={active.build} />
      <Line text={staffPageTexts.deployed(deployedBy, momentText(deployedAt))} />
      {canary && (
        <>
          <Line text={staffPageTexts.canary(canary.build, canary.percent, staffPageTexts.audience(canary))} />
          <Line text={staffPageTexts.share(canary.share.toFixed(2), canary.isIn)} />
        </>
      )}
      <Line text={fallback ? staffPageTexts.lastGood(fallback.build) : staffPageTexts.noFallback} />
    </>
  );
}

function Line({ text }: { readonly text: string }) {
  return (
    <Text as="span" display="block" tone="muted" size="xs">
      {text}
    </Text>
  );
}
