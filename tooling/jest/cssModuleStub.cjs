/** Stands in for a CSS module: each class is called as it is written in the style sheet. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name) });
