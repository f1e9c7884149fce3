import * as z from '@formline/shared/contracts/schema';

export interface FirstPaintFiles {
  readonly html: string;
  readonly css: string;
}

export function firstPaintFiles(expose: string): FirstPaintFiles {
  const name = expose.replace('./', '');
  return { html: `${name}.first-paint.html`, css: `${name}.first-paint.css` };
}

/** Scripts of the host that the gateway writes into pages: a module of `host/src/bootstrap`, and what runs it. */
export const inlineScripts = {
  'early-input': { module: 'earlyInput', start: 'keepEarlyInput' },
  'early-reads': { module: 'earlyReads', start: 'startEarlyReads' },
} as const;
export type InlineScript = keyof typeof inlineScripts;
export const inlineScriptNames = ['early-input', 'early-reads'] as const satisfies readonly InlineScript[];

export const inlineScriptFile = (name: InlineScript) => `${name}.js`;

export const shellPaintFiles = { pieces: 'shell.first-paint.json', css: 'shell.first-paint.css' } as const;

const html = z.string();

/** HTML by name, of `host/src/shell/paintedShell.tsx`. */
export const shellPiecesSchema = z.object({
  /** With `:profile`, `:tabs`, `:subTabs` and `:page`. */
  frame: html,
  /** Tabs with `:label` and `:path`. */
  tab: html,
  activeTab: html,
  subTab: html,
  activeSubTab: html,
  /** With `:section` and `:subTabs`. */
  subTabs: html,
  /** Outlines of a page with `:heading`. */
  block: html,
  tiles: html,
  /** With `:title`. */
  heading: html,
  headingOutline: html,
});
export type ShellPieces = z.infer<typeof shellPiecesSchema>;
