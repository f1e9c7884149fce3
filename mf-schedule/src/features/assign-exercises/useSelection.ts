import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import {
  draftItemSchema,
  workoutDraftSchema,
} from '@formline/shared/training/workout/draft/workoutDraftSchema.ts';
import { useCallback, useRef, useState } from 'react';
import type { OwnerKey } from '../../components/calendar-owner/calendarOwner';
import { NOTHING_CHOSEN, type Selection } from './selection';

/** Stored per tab until sign-out, so that it survives a reload. */
const record = browserRecord(
  'assignedExercises',
  z.object({
    /** The owner. A stored key keeps its name, because a reload may bring a newer build. */
    subject: z.string(),
    selection: z.discriminatedUnion('step', [
      z.object({ step: z.literal('choosing'), items: z.readonly(z.array(draftItemSchema)) }),
      z.object({ step: z.literal('prepared'), draft: workoutDraftSchema }),
    ]),
  }),
  { tabs: 'this', until: 'sign-out' },
);

export interface SelectionState {
  readonly selection: Selection;
  readonly change: (step: (known: Selection) => Selection) => void;
  /** Clears the selection for the next flow; the screen being left keeps its state. */
  readonly forget: () => void;
  /** The returned function forgets only the current selection, not one made later. */
  readonly forgetting: () => () => void;
}

export function useSelection({ kind, id }: OwnerKey): SelectionState {
  const owner = `${kind} ${id}`;
  const [selection, setSelection] = useState(() => {
    const known = record.read();
    return known?.subject === owner ? known.selection : NOTHING_CHOSEN;
  });
  const latest = useRef<Selection>(selection);
  const change = useCallback(
    (step: (known: Selection) => Selection) => {
      latest.current = step(latest.current);
      record.write({ subject: owner, selection: latest.current });
      setSelection(latest.current);
    },
    [owner],
  );
  return { selection, change, forget: record.clear, forgetting };
}

function forgetting(): () => void {
  const chosen = stored();
  return () => {
    if (stored() === chosen) record.clear();
  };
}

const stored = () => JSON.stringify(record.read());
