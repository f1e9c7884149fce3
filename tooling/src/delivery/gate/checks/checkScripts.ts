import type { BuildFiles } from '../BuildFiles';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

/** Styles that no style file holds. A remote's own come with its build, shared ones from the theme. */
const STYLES_BY_SCRIPT = /\badoptedStyleSheets\b|\bnew CSSStyleSheet\b|\.insertRule\(/;

export async function checkScripts(source: BuildFiles): Promise<Finding[]> {
  const scripts = (await source.list()).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (file) => String((await source.read(file)) ?? '')));
  return scripts
    .filter((_, index) => STYLES_BY_SCRIPT.test(texts[index] ?? ''))
    .map((file) => ({ check: 'css', level: 'error', text: gateTexts.css.adopted(file), usedBy: [file] }));
}
