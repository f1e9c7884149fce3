/** Names of the files that hold a first paint, in the folder of its build. */
export interface FirstPaintFiles {
  readonly html: string;
  readonly css: string;
}

const filesOf = (name: string): FirstPaintFiles => ({
  html: `${name}.first-paint.html`,
  css: `${name}.first-paint.css`,
});

/** Those of an exposed page. */
export const firstPaintFiles = (expose: string) => filesOf(expose.replace('./', ''));

/** Those of the shell in outline, among the host's files. */
export const shellPaintFiles = filesOf('shell');
