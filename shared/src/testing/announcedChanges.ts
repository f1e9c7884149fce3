import { onEvent } from '../events/events';

/** Collects the resources that are announced as changed from now to the end of the test. */
export function announcedChanges(): readonly (readonly string[])[] {
  const announced: (readonly string[])[] = [];
  subscriptions.push(
    onEvent('server:data-changed', ({ resources }) => {
      announced.push(resources);
    }),
  );
  return announced;
}

const subscriptions: { readonly unsubscribe: () => void }[] = [];

afterEach(() => {
  for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
});
