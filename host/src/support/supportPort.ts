import type { SupportDetails } from './supportDetails';

/** A support widget in the page. Another kind of widget is another maker of this shape. */
export interface SupportPort {
  /** Tells the widget who is there. */
  readonly tell: (details: SupportDetails) => void;
  /** Takes the widget's knowledge and its script element away. */
  readonly remove: () => void;
}

/** Where the widget's script finds what we tell it, and the event that says it has changed; null: nobody is there. */
const GLOBAL_NAME = 'formlineSupport';
const CHANGED = 'formline-support-changed';

function publish(details: SupportDetails | null): void {
  Reflect.set(globalThis, GLOBAL_NAME, details);
  dispatchEvent(new CustomEvent(CHANGED, { detail: details }));
}

/** The widget that the script at this address brings; what it is told lies ready before the script runs. */
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
    tell: (details) => {
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
