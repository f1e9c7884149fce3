/**
 * What an element must have to match: of each selector in the list the class, id or tag of its rightmost part,
 * or `*`. `.card > a.link:hover, h2` has `.link` and `h2`.
 */
exports.rightmostNames = function rightmostNames(selectors) {
  if (selectors.includes('\\')) return ['*'];
  const plain = withoutArguments(selectors);
  return [...new Set(plain.split(',').map(nameOf))];
};

/** Without `[…]` and `(…)`, in which commas and spaces mean something else. */
function withoutArguments(selectors) {
  let left = selectors.replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let before; before !== left;) {
    before = left;
    left = left.replaceAll(/\[[^[\]()]*\]|\([^[\]()]*\)/g, ':');
  }
  return left;
}

function nameOf(selector) {
  const rightmost = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const [name] = /[.#][\w-]+/.exec(rightmost) ?? /^[a-z][\w-]*/i.exec(rightmost) ?? ['*'];
  return /^[.#]/.test(name) ? name : name.toLowerCase();
}
