export function pressedRow({ target }: { readonly target: EventTarget }) {
  const position =
    target instanceof Element ? target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') : null;
  const isAction = target instanceof Element && target.closest('[data-row-action]') !== null;
  return { row: position ? Number(position) - 1 : null, isAction };
}

/** Target of the left and right arrow among the buttons of a row; null for other keys and without buttons. */
export function actionAfterKey(key: string, list: HTMLElement): HTMLElement | null {
  const actions = [...list.querySelectorAll<HTMLElement>('[data-active] [data-row-action]')];
  const at = actions.findIndex((action) => action === document.activeElement);
  if (key === 'ArrowRight') return actions[at + 1] ?? null;
  if (key !== 'ArrowLeft' || at < 0) return null;
  return actions[at - 1] ?? list;
}
