import type { ScreenPoint } from './boardTypes';

const EDGE_PX = 48;
const MOST_PX_A_FRAME = 14;

interface Scrolling {
  readonly scroller: Element;
  readonly top: number;
  readonly left: number;
}

/** Scrolls a container while the pointer is near its edge, faster the nearer. */
export class EdgeScroller {
  readonly #onScrolled: (x: number, y: number) => void;
  readonly #known = new WeakMap<Element, readonly Element[]>();
  #frame = 0;
  #pointer: { readonly under: Element | null; readonly x: number; readonly y: number } | null = null;

  /** @param onScrolled another element is below the pointer now */
  constructor(onScrolled: (x: number, y: number) => void) {
    this.#onScrolled = onScrolled;
  }

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
    const { scroller, top, left } = scrolling;
    scroller.scrollBy({ top, left, behavior: 'instant' });
    this.#frame = requestAnimationFrame(this.#step);
    this.#onScrolled(this.#pointer.x, this.#pointer.y);
  };

  #scrolling(): Scrolling | undefined {
    if (!this.#pointer?.under) return undefined;
    const { under, x, y } = this.#pointer;
    return this.#scrollersOf(under)
      .map((scroller) => scrollingAt(scroller, { x, y }))
      .find(({ top, left }) => top !== 0 || left !== 0);
  }

  /** Cached, as reading computed styles is slow. */
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

function isScroller(element: Element): boolean {
  if (element === document.scrollingElement) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (element.scrollHeight > element.clientHeight && /auto|scroll/.test(overflowY)) ||
    (element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX))
  );
}

function scrollingAt(scroller: Element, { x, y }: ScreenPoint): Scrolling {
  const isPage = scroller === document.scrollingElement;
  const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect();
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = scroller;
  const top = speedAt(y, Math.max(box.top, 0), Math.min(box.bottom, innerHeight));
  const left = speedAt(x, Math.max(box.left, 0), Math.min(box.right, innerWidth));
  return {
    scroller,
    top: hasLeft(top, scrollTop, scrollHeight - clientHeight) ? top : 0,
    left: hasLeft(left, scrollLeft, scrollWidth - clientWidth) ? left : 0,
  };
}

const hasLeft = (speed: number, scrolled: number, most: number): boolean =>
  speed < 0 ? scrolled > 0 : speed > 0 && scrolled < most - 1;

function speedAt(at: number, start: number, end: number): number {
  const into = at < start + EDGE_PX ? at - start - EDGE_PX : Math.max(0, at - end + EDGE_PX);
  return Math.round(Math.max(-1, Math.min(1, into / EDGE_PX)) * MOST_PX_A_FRAME);
}
