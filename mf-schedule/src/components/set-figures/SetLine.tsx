import type { LoggedSet } from '@formline/shared/contracts/records/loggedWorkouts';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { setText } from './setFigures';

interface SetLineProps {
  readonly set: LoggedSet;
  readonly unit: WeightUnit;
  readonly children?: ReactNode;
}

/** What was done in a set and the note on it, after an optional name of the set. */
export function SetLine({ set, unit, children }: SetLineProps) {
  return (
    <>
      <Text size="sm" tabular>
        {children}
        {setText(set, unit)}
      </Text>
      {set.note !== null && (
        <Text size="sm" tone="muted" ps="3" overflowWrap="anywhere">
          {set.note}
        </Text>
      )}
    </>
  );
}
