import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import {
  draftItemSchema,
  workoutDraftSchema,
} from '@formline/shared/training/workout/draft/workoutDraftSchema.ts';
import { useCallback, useRef, useState } from 'react';
import type { SubjectKey } from '../../components/subject/subject';
import { NOTHING_CHOSEN, type Selection } from './selection';

/** Stored per tab until sign-out, so that it survives a reload. */
const record = browserRecord(
  'assignedExercises',
  z.object({
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

export function useSelection({ kind, id }: SubjectKey): SelectionState {
  const subject = `${kind} ${id}`;
  const [selection, setSelection] = useState(() => {
    const known = record.read();
    return known?.subject === subject ? known.selection : NOTHING_CHOSEN;
  });
  const latest = useRef<Selection>(selection);
  const change = useCallback(
    (step: (known: Selection) => Selection) => {
      latest.current = step(latest.current);
      record.write({ subject, selection: latest.current });
      setSelection(latest.current);
    },
    [subject],
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
