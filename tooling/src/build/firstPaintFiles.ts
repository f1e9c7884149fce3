export interface FirstPaintFiles {
  readonly html: string;
  readonly css: string;
}

const filesOf = (name: string): FirstPaintFiles => ({
  html: `${name}.first-paint.html`,
  css: `${name}.first-paint.css`,
});

export const firstPaintFiles = (expose: string) => filesOf(expose.replace('./', ''));

export const shellPaintFiles = filesOf('shell');
