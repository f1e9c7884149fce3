import type { LoggedWorkout, WorkoutToLog } from '@formline/shared/contracts/records/loggedWorkouts';
import {
  countChanges,
  draftOf,
  hasSameOpenSets,
  isSameLog,
  type LogDraft,
  logBodyOf,
  mergeDrafts,
  withOpenSets,
} from '@formline/shared/domain/training/logDraft';
import { loggedWorkoutProblem } from '@formline/shared/domain/training/loggedWorkout';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { useLocation } from '@formline/shared/routing';
import { type BrowserRecord, onSendUnsentWork } from '@formline/shared/session';
import type { DraftSaver } from '@formline/shared/training/editing/draftSaver.ts';
import { useDraftSaver } from '@formline/shared/training/editing/useDraftSaver.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftProblem } from './draftProblem';
import { logWorkoutTexts as texts } from './logWorkout.texts';
import { type Base, type LogRef, type Theirs, useResending, useSendLog } from './sendLog';
import { storedDraft, type StoredDraft } from './storedDraft';

/** Keeps the draft in the browser until the server has it, and sends it once. */
export function useWorkoutLog(ref: LogRef, opened: WorkoutToLog, onFinished: () => void) {
  const record = storedDraft(ref.userId, ref.scheduledWorkoutId);
  const [start] = useState(() => startOf(opened, record.read()));
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const kept = useKeptDraft(record, start, opened);
  const { draft, latestRef, baseRef, savedRef, show, write, writeOrClear, markSent } = kept;
  const send = useSendLog(ref, { baseRef, onTheirs: setTheirs });
  const saver = useDraftSaver<LogDraft, LoggedWorkout>({
    saved: start.saved,
    isStored: true,
    latest: () => latestRef.current,
    // What is typed but not ticked stays in the browser.
    isSame: (one, other) => one.isFinished === other.isFinished && isSameLog(one, other),
    missing: (sent) => draftProblem(sent) ?? loggedWorkoutProblem(logBodyOf(sent)),
    send: (sent, key) => send(sent, key, () => markSent(sent)),
    onSaved: (log, sent) => {
      savedRef.current = { ...sent, isFinished: false };
      if (latestRef.current === sent) writeOrClear(draftOf({ ...opened, log }));
      else write();
      if (sent.isFinished) onFinished();
    },
  });
  useResending(saver);
  useUnsentWork(saver, start.isUnsent);
  const adopt = (next: LogDraft, { draft: saved, version }: Theirs) => {
    savedRef.current = saved;
    baseRef.current = { version, sent: null };
    setTheirs(null);
    show(next);
  };
  const takeTheirs = (other: Theirs, shown = other.draft) => {
    adopt(shown, other);
    writeOrClear(other.draft);
    saver.restart(shown);
  };
  const follow = useEffectEvent(() => {
    const version = opened.log?.version ?? 0;
    const isIdle = saver.state() === 'saved' || saver.state() === 'clickable';
    if (version <= baseRef.current.version || !isIdle || theirs) return;
    const log = draftOf(opened);
    takeTheirs({ draft: log, version }, withOpenSets(log, latestRef.current));
  });
  // Effect: another tab or person has saved, and nothing here is unsaved.
  useEffect(() => follow(), [opened]);
  return {
    draft,
    saver,
    conflict: theirs && {
      takeTheirs: () => takeTheirs(theirs),
      putTogether: () => {
        adopt(mergeDrafts(latestRef.current, theirs.draft), theirs);
        saver.overwrite(latestRef.current);
      },
    },
    change: (changed: (present: LogDraft) => LogDraft, when: 'now' | 'soon' = 'soon') => {
      show(changed(latestRef.current));
      saver.save(latestRef.current, { when });
    },
  };
}

function useUnsentWork(saver: DraftSaver<LogDraft, LoggedWorkout>, isUnsent: boolean): void {
  // Effect: a sign-out sends first.
  useEffect(() => onSendUnsentWork(saver.settle), [saver]);
  // Effect: sends what an earlier page could not send.
  useEffect(() => {
    if (isUnsent) saver.retry();
  }, [saver, isUnsent]);
}

interface Start {
  readonly saved: LogDraft;
  readonly draft: LogDraft;
  readonly base: Base;
  readonly isUnsent: boolean;
}

function startOf(opened: WorkoutToLog, stored: StoredDraft | null): Start {
  const saved = draftOf(opened);
  const version = opened.log?.version ?? 0;
  if (!stored) return { saved, draft: saved, base: { version, sent: null }, isUnsent: false };
  const isUnsent = stored.work.count > 0 || stored.sent !== null;
  if (!isUnsent) {
    return { saved, draft: withOpenSets(saved, stored.draft), base: { version, sent: null }, isUnsent };
  }
  const keys = new Set(stored.draft.exercises.map(({ key }) => key));
  const isOfThisContent = saved.exercises.every(({ key }) => keys.has(key));
  return {
    saved,
    draft: isOfThisContent ? stored.draft : mergeDrafts(saved, stored.draft),
    base: { version: stored.baseVersion, sent: stored.sent ?? stored.draft },
    isUnsent,
  };
}

/** The draft on the screen, for callbacks and in the browser's storage. */
function useKeptDraft(
  record: BrowserRecord<StoredDraft>,
  start: Start,
  { scheduled_workout: day }: WorkoutToLog,
) {
  const { pathname, search } = useLocation();
  const [draft, setDraft] = useState(start.draft);
  const savedRef = useRef(start.saved);
  const latestRef = useRef(start.draft);
  const baseRef = useRef(start.base);
  const write = () =>
    record.write({
      work: {
        title: texts.logOf(day.workout_name, shortDateText(day.workout_date)),
        path: `${pathname}${search}`,
        count: countChanges(latestRef.current, savedRef.current),
        writtenAt: Date.now(),
      },
      baseVersion: baseRef.current.version,
      draft: latestRef.current,
      sent: baseRef.current.sent,
    });
  /** @param log what the server has */
  const writeOrClear = (log: LogDraft) => {
    const { current } = latestRef;
    if (current.isFinished || hasSameOpenSets(current, log)) record.clear();
    else write();
  };
  const show = (next: LogDraft) => {
    latestRef.current = next;
    setDraft(next);
    write();
  };
  const markSent = (sent: LogDraft) => {
    baseRef.current = { ...baseRef.current, sent };
    write();
  };
  return { draft, latestRef, baseRef, savedRef, write, writeOrClear, show, markSent };
}
