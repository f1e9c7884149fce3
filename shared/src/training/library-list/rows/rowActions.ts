/** Place of the row a press was made on, from 0, and whether a button of it was pressed. */
export function pressedRow({ target }: { readonly target: EventTarget }) {
  const position =
    target instanceof Element ? target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') : null;
  const isAction = target instanceof Element && target.closest('[data-row-action]') !== null;
  return { row: position ? Number(position) - 1 : null, isAction };
}

/**
 * What the right and left arrow lead to: the buttons of the row the keyboard is at, and back to the list from the first.
 * Null for other keys, and where there is no button.
 */
export function actionAfterKey(key: string, list: HTMLElement): HTMLElement | null {
  const actions = [...list.querySelectorAll<HTMLElement>('[data-active] [data-row-action]')];
  const at = actions.findIndex((action) => action === document.activeElement);
  if (key === 'ArrowRight') return actions[at + 1] ?? null;
  if (key !== 'ArrowLeft' || at < 0) return null;
  return actions[at - 1] ?? list;
}
