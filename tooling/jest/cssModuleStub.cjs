/** Each class has the name it has in the style sheet. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name) });
