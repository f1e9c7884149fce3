import { useEffect, useState } from 'react';
import { type Observable, ReplaySubject, Subject, type Subscription } from 'rxjs';
import { claimSingleton } from '../contracts/platform/singletonGuard';
import { type BusEventName, type BusEvents, eventReplay } from './catalogue';

claimSingleton('events');

/** Two signatures, because the types of a loop cannot say that each name has its own payload. */
function subjectsFor<Events extends object>(
  replay: Readonly<Record<keyof Events & string, boolean>>,
): { readonly [N in keyof Events]: Subject<Events[N]> };
function subjectsFor(replay: Readonly<Record<string, boolean>>): object {
  return Object.fromEntries(
    Object.entries(replay).map(([name, isReplayed]) => [
      name,
      isReplayed ? new ReplaySubject(1) : new Subject(),
    ]),
  );
}

const subjects = subjectsFor<BusEvents>(eventReplay);

/** Publishes an event to all remotes. */
export function emitEvent<N extends BusEventName>(name: N, payload: BusEvents[N]): void {
  const subject: Subject<BusEvents[N]> = subjects[name];
  subject.next(payload);
}

/** The stream of one event; a replayed event gives its last value to a late subscriber at once. */
export function eventStream<N extends BusEventName>(name: N): Observable<BusEvents[N]> {
  return subjects[name].asObservable();
}

/** Listens until the returned subscription is ended. */
export function onEvent<N extends BusEventName>(
  name: N,
  listener: (payload: BusEvents[N]) => void,
): Subscription {
  return eventStream(name).subscribe(listener);
}

function lastValue<N extends BusEventName>(name: N, initial: BusEvents[N]): BusEvents[N] {
  let last = initial;
  onEvent(name, (payload) => {
    last = payload;
  }).unsubscribe();
  return last;
}

/** The last value of a replayed event as state; `initial` until the first one. */
export function useLastEvent<N extends BusEventName>(name: N, initial: BusEvents[N]): BusEvents[N] {
  const [last, setLast] = useState(() => lastValue(name, initial));
  useEffect(() => {
    const subscription = onEvent(name, setLast);
    return () => subscription.unsubscribe();
  }, [name]);
  return last;
}
