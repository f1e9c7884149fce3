const EDGE_PX = 48;
const MOST_PX_A_FRAME = 14;

/** Something that scrolls, and how far it goes in a frame: up is negative. */
interface Scrolling {
  readonly scroller: Element;
  readonly speed: number;
}

/** Scrolls what a pointer is near the upper or lower edge of, faster the nearer, until the pointer leaves the edge. */
export class EdgeScroller {
  readonly #onScrolled: (x: number, y: number) => void;
  readonly #known = new WeakMap<Element, readonly Element[]>();
  #frame = 0;
  #pointer: { readonly under: Element | null; readonly x: number; readonly y: number } | null = null;

  /** @param onScrolled something else is below the pointer, which is where it was */
  constructor(onScrolled: (x: number, y: number) => void) {
    this.#onScrolled = onScrolled;
  }

  /** The pointer is over an element, at a place of the window. */
  point(under: Element | null, x: number, y: number): void {
    this.#pointer = { under, x, y };
    if (this.#scrolling()) this.#frame ||= requestAnimationFrame(this.#step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#pointer = null;
  }

  readonly #step = () => {
    this.#frame = 0;
    const scrolling = this.#scrolling();
    if (!scrolling || !this.#pointer) return;
    scrolling.scroller.scrollBy({ top: scrolling.speed, behavior: 'instant' });
    this.#frame = requestAnimationFrame(this.#step);
    this.#onScrolled(this.#pointer.x, this.#pointer.y);
  };

  /** The innermost element whose edge the pointer is near and that has something left there. */
  #scrolling(): Scrolling | undefined {
    if (!this.#pointer?.under) return undefined;
    const { under, y } = this.#pointer;
    return this.#scrollersOf(under)
      .map((scroller) => ({ scroller, speed: speedAt(y, boundsOf(scroller)) }))
      .find(({ scroller, speed }) => hasLeft(scroller, speed));
  }

  /** What can be scrolled around an element; remembered, as reading styles takes time. */
  #scrollersOf(element: Element): readonly Element[] {
    const known = this.#known.get(element);
    if (known) return known;
    const { parentElement } = element;
    const around = parentElement ? this.#scrollersOf(parentElement) : pageScroller();
    const all = isScroller(element) ? [element, ...around] : around;
    this.#known.set(element, all);
    return all;
  }
}

const pageScroller = () => (document.scrollingElement ? [document.scrollingElement] : []);

const isScroller = (element: Element) =>
  element !== document.scrollingElement &&
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(getComputedStyle(element).overflowY);

function hasLeft({ scrollTop, scrollHeight, clientHeight }: Element, speed: number): boolean {
  return speed < 0 ? scrollTop > 0 : speed > 0 && scrollTop + clientHeight < scrollHeight - 1;
}

function boundsOf(scroller: Element) {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
}

function speedAt(y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number {
  const into = y < top + EDGE_PX ? y - top - EDGE_PX : Math.max(0, y - bottom + EDGE_PX);
  return Math.round(Math.max(-1, Math.min(1, into / EDGE_PX)) * MOST_PX_A_FRAME);
}
