/**
 * `getComputedStyle` as jsdom has it, with less work: jsdom compares each element with every rule and builds its style
 * anew after each change of the document. Queries by role ask for the style of every element.
 */
const { requireOfJsdom } = require('./requireOfJsdom.cjs');
const { rightmostNames } = require('./rightmostNames.cjs');

const cssom = requireOfJsdom('rrweb-cssom');
const { CSSStyleDeclaration } = requireOfJsdom('cssstyle');
const defaultSheet = cssom.parse(requireOfJsdom('./jsdom/browser/default-stylesheet.js'));
const { implForWrapper } = requireOfJsdom('./jsdom/living/generated/utils.js');
const { matchesDontThrow } = requireOfJsdom('./jsdom/living/helpers/selectors.js');
const styleRules = requireOfJsdom('./jsdom/living/helpers/style-rules.js');

const { forEach, includes } = Array.prototype;
const RESOLVED = new Set(Object.keys(styleRules.propertiesWithResolvedValueImplemented));

/** By style sheet: its rules, and their places by what an element must have to match. */
const indexes = new WeakMap();

function indexOf(sheet) {
  const { cssRules } = sheet;
  const known = indexes.get(sheet);
  // Emotion only appends.
  const isKept = known && (known.count === 0 || cssRules[known.count - 1] === known.last);
  const index = isKept ? known : { count: 0, last: undefined, rules: [], places: new Map() };
  for (; index.count < cssRules.length; index.count += 1) {
    index.last = cssRules[index.count];
    for (const rule of rulesIn(index.last)) addRule(index, rule);
  }
  indexes.set(sheet, index);
  return index;
}

function rulesIn(rule) {
  if (!rule.media) return [rule];
  return includes.call(rule.media, 'screen') ? rule.cssRules : [];
}

function addRule({ rules, places }, rule) {
  if (rule.selectorText === undefined) return;
  for (const name of rightmostNames(rule.selectorText)) {
    if (!places.has(name)) places.set(name, []);
    places.get(name).push(rules.length);
  }
  rules.push(rule);
}

function namesOf(element) {
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  const id = element.getAttributeNS(null, 'id');
  return ['*', element._localName.toLowerCase(), `#${id}`, ...classes.map((name) => `.${name}`)];
}

function matchingRules(element) {
  const names = namesOf(element);
  return [defaultSheet, ...element._ownerDocument.styleSheets._list].flatMap((sheet) => {
    const { rules, places } = indexOf(sheet);
    const candidates = new Set(names.flatMap((name) => places.get(name) ?? []));
    return [...candidates]
      .sort((a, b) => a - b)
      .map((place) => rules[place])
      .filter(({ selectorText }) => matchesDontThrow(element, selectorText));
  });
}

function declare(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    forEach.call(style, (property) => {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    });
  }
  return declaration;
}

/** By document: a tree of matching rules, because most elements have the style of many others. */
const trees = new WeakMap();
const newBranch = () => ({ declaration: undefined, next: new Map() });

function declarationOf(element) {
  const rules = matchingRules(element);
  const styles = rules.map(({ style }) => style);
  if (element.style.length > 0) return declare([...styles, element.style]);
  if (!trees.has(element._ownerDocument)) trees.set(element._ownerDocument, newBranch());
  let branch = trees.get(element._ownerDocument);
  for (const rule of rules) {
    if (!branch.next.has(rule)) branch.next.set(rule, newBranch());
    branch = branch.next.get(rule);
  }
  branch.declaration ??= declare(styles);
  return branch.declaration;
}

/** jsdom drops its cache at each change of the document. */
function declarationsIn({ _ownerDocument: document }) {
  document._styleCache ??= new WeakMap();
  return document._styleCache;
}

styleRules.getDeclarationForElement = (element) => {
  const known = declarationsIn(element);
  if (!known.has(element)) known.set(element, declarationOf(element));
  return known.get(element);
};

/** By jsdom's cache, so that they are dropped with it. */
const computedStyles = new WeakMap();

/** Inherited values and colours are computed when they are read. */
function computedStyle(element) {
  const declaration = styleRules.getDeclarationForElement(element);
  const getPropertyValue = (name) => {
    if (!RESOLVED.has(name)) return declaration.getPropertyValue(name);
    const scratch = new CSSStyleDeclaration();
    scratch.setProperty(name, styleRules.getResolvedValue(element, name));
    return scratch.getPropertyValue(name);
  };
  return Object.create(declaration, {
    getPropertyValue: { value: getPropertyValue },
    _readonly: { value: true },
  });
}

exports.installComputedStyle = function installComputedStyle(window) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (wrapper, pseudoElement) => {
    const element = implForWrapper(wrapper);
    if (!element?._localName || pseudoElement) return getComputedStyle.call(window, wrapper, pseudoElement);
    const declarations = declarationsIn(element);
    if (!computedStyles.has(declarations)) computedStyles.set(declarations, new WeakMap());
    const known = computedStyles.get(declarations);
    if (!known.has(element)) known.set(element, computedStyle(element));
    return known.get(element);
  };
};
