/* One refresh runtime for all bundles: of several only the first would be connected to React. */
const KEY = Symbol.for('formline.react-refresh');
module.exports = globalThis[KEY] ??= require('REAL_REFRESH_RUNTIME');
