import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';
import { selectorFaults } from './staysInside';

const { css: texts } = gateTexts;

export interface StyleSheet {
  readonly file: string;
  readonly css: string;
}

const FOREIGN_ADDRESS = /(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s]+)/i;

const KEYFRAMES = /keyframes$/i;

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && KEYFRAMES.test(parent.name);
}

function isNested(rule: Rule): boolean {
  for (let node = rule.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type === 'rule') return true;
  }
  return false;
}

function checkRule(rule: Rule, owns: (name: string) => boolean): string[] {
  if (isInKeyframes(rule)) return [];
  return selectorFaults(rule.selector, owns, isNested(rule)).map(({ selector, isOfPage }) =>
    isOfPage ? texts.element(selector) : texts.outside(selector),
  );
}

function checkAtRule(node: AtRule, owns: (name: string) => boolean): string[] {
  const name = node.name.toLowerCase();
  if (KEYFRAMES.test(name)) return owns(node.params.trim()) ? [] : [texts.keyframes(node.params.trim())];
  if (name === 'property') return owns(node.params.trim().slice(2)) ? [] : [texts.property(node.params)];
  const foreign = name === 'import' ? FOREIGN_ADDRESS.exec(node.params)?.[1] : undefined;
  return foreign === undefined ? [] : [texts.import(`The style sheet ${foreign}`)];
}

function checkDeclaration({ prop, value, parent }: Declaration, owns: (name: string) => boolean): string[] {
  if (prop.startsWith('--')) return owns(prop.slice(2)) ? [] : [texts.property(prop)];
  const isFont = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
  const foreign = isFont && prop === 'src' ? FOREIGN_ADDRESS.exec(value)?.[1] : undefined;
  return foreign === undefined ? [] : [texts.import(`The font ${foreign}`)];
}

function faultsOf(css: string, owns: (name: string) => boolean): string[] {
  const found: string[] = [];
  try {
    postcss.parse(css).walk((node) => {
      if (node.type === 'rule') found.push(...checkRule(node, owns));
      if (node.type === 'atrule') found.push(...checkAtRule(node, owns));
      if (node.type === 'decl') found.push(...checkDeclaration(node, owns));
    });
  } catch (error) {
    found.push(texts.unreadable(error instanceof Error ? error.message : String(error)));
  }
  return found;
}

/** A remote's style sheets must not match outside of the remote. @param prefixes of its own names */
export function checkCss(sheets: readonly StyleSheet[], prefixes: readonly string[]): Finding[] {
  const owns = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
  const filesOf = new Map<string, string[]>();
  for (const { file, css } of sheets) {
    for (const text of new Set(faultsOf(css, owns))) filesOf.set(text, [...(filesOf.get(text) ?? []), file]);
  }
  return [...filesOf].map(([text, files]) => ({
    check: 'css',
    level: 'error',
    text: `${text} ${texts.prefixes(prefixes)}`,
    usedBy: files,
  }));
}
