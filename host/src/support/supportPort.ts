import type { SupportDetails } from './supportDetails';

export interface SupportPort {
  readonly show: (details: SupportDetails) => void;
  readonly remove: () => void;
}

/** Read by the widget's script; null when nobody is signed in. */
const GLOBAL_NAME = 'formlineSupport';
const CHANGED = 'formline-support-changed';

function publish(details: SupportDetails | null): void {
  Reflect.set(globalThis, GLOBAL_NAME, details);
  dispatchEvent(new CustomEvent(CHANGED, { detail: details }));
}

/** The details are set before the script runs. */
export function scriptWidget(address: string): SupportPort {
  let script: HTMLScriptElement | null = null;
  const load = () => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    document.head.append(element);
    return element;
  };
  return {
    show: (details) => {
      publish(details);
      script ??= load();
    },
    remove: () => {
      publish(null);
      script?.remove();
      script = null;
    },
  };
}
