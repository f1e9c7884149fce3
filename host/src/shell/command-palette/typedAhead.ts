/** By then somebody has given up waiting for the palette. */
const PATIENCE_MS = 10_000;

let typed = '';
let stop = () => {};
let escape = () => {};

/**
 * Collects what is typed until `takeTypedAhead`: the palette's code may load first, and its field gets the focus late.
 * @param onEscape the palette must not open any more
 */
export function collectTyping(onEscape: () => void): void {
  stop();
  const end = new AbortController();
  escape = onEscape;
  const timer = setTimeout(drop, PATIENCE_MS);
  stop = () => {
    clearTimeout(timer);
    end.abort();
  };
  // Before every other listener: a letter may be a shortcut of the page.
  addEventListener('keydown', collect, { capture: true, signal: end.signal });
  addEventListener('pointerdown', drop, { capture: true, signal: end.signal });
}

function collect(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Escape') {
    drop();
    escape();
  } else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else if (event.key === 'Shift') return;
  event.preventDefault();
  event.stopPropagation();
}

function drop(): void {
  stop();
  typed = '';
}

export function takeTypedAhead(): string {
  const taken = typed;
  drop();
  return taken;
}
