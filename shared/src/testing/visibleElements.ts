/** Gives each element a width: jsdom has no layout, and the focus skips invisible elements. */
export function makeElementsVisible(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
}
