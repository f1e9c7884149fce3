import type { FileFields } from '@formline/shared/contracts/endpoint';
import fc from 'fast-check';

const BOUNDARY = 'formline-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const types = [
  TYPE,
  TYPE,
  TYPE,
  TYPE,
  'multipart/form-data; boundary=another',
  'multipart/form-data; boundary=',
  'multipart/form-data',
  'multipart/mixed; boundary=formline-boundary',
];
const names = [
  'a.png',
  '../../etc/passwd',
  '',
  'a'.repeat(2_000),
  'pic\u0000.png',
  '<img src=x>.svg',
  '☃.mp4',
];
const contents = [
  '',
  'no picture at all',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'GIF89a',
  '\u0089PNG\r\n\u001a\n',
  '%PDF-1.7',
  '\u0000\u0000\u0000\u0018ftypmp42',
  'x'.repeat(70_000),
  '#EXTM3U\nfile:///etc/passwd',
];
const endings = [`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, '', `--${BOUNDARY}\r\n`, '--', '\r\n\r\n'];

/** Forms that no browser sends: wrong, doubled or missing fields, files that are none, truncated forms. */
export function hostileForms(files: FileFields) {
  const field = fc.constantFrom(...Object.keys(files), ...Object.keys(files), 'unexpected', '', '__proto__');
  const part = fc
    .tuple(field, fc.option(fc.constantFrom(...names)), fc.constantFrom(...contents))
    .map(([name, fileName, content]) => {
      const file = fileName === null ? '' : `; filename="${fileName}"`;
      return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
    });
  const form = fc.tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom(...endings));
  return fc.record({
    payload: form.map(([parts, ending]) => parts.join('') + ending),
    headers: fc.constantFrom(...types).map((type) => ({ 'content-type': type })),
  });
}
