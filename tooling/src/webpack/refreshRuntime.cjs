/*
 * Every bundle of the page uses this one refresh runtime. With a copy in each bundle only the first would be connected
 * to React, and edits to a remote would change nothing on screen.
 */
const KEY = Symbol.for('formline.react-refresh');
module.exports = globalThis[KEY] ??= require('REAL_REFRESH_RUNTIME');
