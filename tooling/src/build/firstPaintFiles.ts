export interface FirstPaintFiles {
  readonly html: string;
  readonly css: string;
}

const filesOf = (name: string): FirstPaintFiles => ({
  html: `${name}.first-paint.html`,
  css: `${name}.first-paint.css`,
});

export const firstPaintFiles = (expose: string) => filesOf(expose.replace('./', ''));

/** Scripts of the host that the gateway writes into pages: a module of `host/src/bootstrap`, and what runs it. */
export const inlineScripts = {
  'early-input': { module: 'earlyInput', start: 'keepEarlyInput' },
  'early-reads': { module: 'earlyReads', start: 'startEarlyReads' },
} as const;
export type InlineScript = keyof typeof inlineScripts;
export const inlineScriptNames = ['early-input', 'early-reads'] as const satisfies readonly InlineScript[];

export const inlineScriptFile = (name: InlineScript) => `${name}.js`;

export const shellPaintFiles = filesOf('shell');
