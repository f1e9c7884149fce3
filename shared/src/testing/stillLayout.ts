/** What jsdom lacks: layout. Every box is as large as a window, so that virtual lists draw their first rows. */
Object.defineProperties(Element.prototype, {
  clientWidth: { configurable: true, get: () => 1200 },
  clientHeight: { configurable: true, get: () => 560 },
});
Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
  this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
  this.dispatchEvent(new Event('scroll'));
};
