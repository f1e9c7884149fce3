import { useEffect, useState } from 'react';
import { type Observable, ReplaySubject, Subject, type Subscription } from 'rxjs';
import { claimSingleton } from '../contracts/platform/singletonGuard';
import { type BusEventName, type BusEvents, eventReplay } from './catalogue';

claimSingleton('events');

type Subjects = { [N in BusEventName]: Subject<BusEvents[N]> };

const subjectFor = <T>(replay: boolean): Subject<T> => (replay ? new ReplaySubject<T>(1) : new Subject<T>());

const subjects: Subjects = {
  'session:token-changed': subjectFor(eventReplay['session:token-changed']),
  'profile:club-selected': subjectFor(eventReplay['profile:club-selected']),
  'profile:switched': subjectFor(eventReplay['profile:switched']),
  'schedule:workout-assigned': subjectFor(eventReplay['schedule:workout-assigned']),
  'groups:group-created': subjectFor(eventReplay['groups:group-created']),
  'groups:group-updated': subjectFor(eventReplay['groups:group-updated']),
  'server:data-changed': subjectFor(eventReplay['server:data-changed']),
};

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

/** The last value of a replayed event, or `initial` before the first one. */
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
