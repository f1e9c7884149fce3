const EDGE_PX = 48;
const MOST_PX_A_FRAME = 14;

/** Scrolls what a pointer is near the upper or lower edge of, faster the nearer, until the pointer leaves the edge. */
export class EdgeScroller {
  readonly #onScrolled: () => void;
  readonly #scrollers = new WeakMap<Element, Element | null>();
  #frame = 0;
  #scroller: Element | null = null;
  #speed = 0;

  /** @param onScrolled what is below the pointer is something else now */
  constructor(onScrolled: () => void) {
    this.#onScrolled = onScrolled;
  }

  /** The pointer is over an element, at a height of the window. */
  point(under: Element | null, y: number): void {
    this.#scroller = under && this.#scrollerOf(under);
    this.#speed = this.#scroller ? speedAt(y, boundsOf(this.#scroller)) : 0;
    if (this.#speed !== 0) this.#frame ||= requestAnimationFrame(this.#step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#speed = 0;
  }

  readonly #step = () => {
    this.#frame = 0;
    const before = this.#scroller?.scrollTop;
    this.#scroller?.scrollBy(0, this.#speed);
    if (this.#speed === 0 || this.#scroller?.scrollTop === before) return;
    this.#frame = requestAnimationFrame(this.#step);
    this.#onScrolled();
  };

  /** The innermost element around that can be scrolled up or down; remembered, as reading styles takes time. */
  #scrollerOf(element: Element): Element | null {
    const known = this.#scrollers.get(element);
    if (known !== undefined) return known;
    const found = isScroller(element)
      ? element
      : element.parentElement
        ? this.#scrollerOf(element.parentElement)
        : document.scrollingElement;
    this.#scrollers.set(element, found);
    return found;
  }
}

const isScroller = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

function boundsOf(scroller: Element) {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
}

/** How far to scroll in a frame: up is negative. */
function speedAt(y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number {
  const into = y < top + EDGE_PX ? y - top - EDGE_PX : Math.max(0, y - bottom + EDGE_PX);
  return Math.round(Math.max(-1, Math.min(1, into / EDGE_PX)) * MOST_PX_A_FRAME);
}
