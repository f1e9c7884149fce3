export interface FirstPaintFiles {
  readonly html: string;
  readonly css: string;
}

const filesOf = (name: string): FirstPaintFiles => ({
  html: `${name}.first-paint.html`,
  css: `${name}.first-paint.css`,
});

export const firstPaintFiles = (expose: string) => filesOf(expose.replace('./', ''));

/** Inline script of the host, for first paints that take input. */
export const EARLY_INPUT_FILE = 'early-input.js';

export const shellPaintFiles = filesOf('shell');
