import type { BoardListEntry } from './boardTypes';
import { heightOfGap, type RowSpans } from './dropPlace';

/** The line that shows where a row would land: one of a board is seen at a time. */
export class DropLine {
  #shown: BoardListEntry | null = null;

  show(entry: BoardListEntry, gap: number, spans: RowSpans): void {
    const { area, rows, line } = entry;
    if (this.#shown?.line !== line) this.hide();
    this.#shown = entry;
    const height = spans.count === 0 ? rows.getBoundingClientRect().top : heightOfGap(gap, spans);
    line.hidden = false;
    line.style.transform = `translateY(${height - area.getBoundingClientRect().top}px)`;
    area.toggleAttribute('data-drop-area', true);
  }

  hide(): void {
    if (!this.#shown) return;
    this.#shown.line.hidden = true;
    this.#shown.area.removeAttribute('data-drop-area');
    this.#shown = null;
  }

  get element(): Element | null {
    return this.#shown?.line ?? null;
  }
}
