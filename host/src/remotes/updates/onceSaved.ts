import { isSomethingUnsaved } from './isSomethingUnsaved';

/** Leave guards notice the end of unsaved work shortly after the page shows it. */
const ANSWER_MS = 100;

/** Checks after each change of the page, because saving changes it. @returns a function that stops it */
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
