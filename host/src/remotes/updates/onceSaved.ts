import { isSomethingUnsaved } from './isSomethingUnsaved';

/** Whoever guards unsaved work hears of its end a moment after it is seen. */
const ANSWER_MS = 100;

/**
 * Calls back as soon as nothing is unsaved any more, unless the returned function is called first. Saving and closing a
 * dialog change what is seen, so there is a look after every change of the page.
 */
export function onceSaved(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (isSomethingUnsaved()) return;
    observer.disconnect();
    listener();
  };
  const lookSoon = () => {
    timer ??= setTimeout(look, ANSWER_MS);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  lookSoon();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
