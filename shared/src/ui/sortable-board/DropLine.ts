import type { BoardListEntry } from './boardTypes';
import { pointOfGap, type RowSpans } from './dropPosition';

export class DropLine {
  #shown: BoardListEntry | null = null;

  show(entry: BoardListEntry, gap: number, spans: RowSpans): void {
    const { area, rows, line, axis } = entry;
    if (this.#shown?.line !== line) this.hide();
    this.#shown = entry;
    const around = area.getBoundingClientRect();
    const edge = rows.getBoundingClientRect();
    line.hidden = false;
    line.style.transform =
      axis === 'across'
        ? `translateX(${(spans.count === 0 ? edge.left : pointOfGap(gap, spans)) - around.left}px)`
        : `translateY(${(spans.count === 0 ? edge.top : pointOfGap(gap, spans)) - around.top}px)`;
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
