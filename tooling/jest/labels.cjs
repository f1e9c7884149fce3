/**
 * `labels` of form fields as jsdom has them, with less work: jsdom walks through the document for each label of each
 * field. Queries by label and by role ask every field.
 */
const { requireOfJsdom } = require('./requireOfJsdom.cjs');

const { implForWrapper, wrapperForImpl } = requireOfJsdom('./jsdom/living/generated/utils.js');
const { isLabelable } = requireOfJsdom('./jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = requireOfJsdom('./jsdom/living/helpers/internal-constants.js');

const FIELDS = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

exports.installLabels = function installLabels(window) {
  for (const name of FIELDS) {
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        const field = implForWrapper(this);
        return isLabelable(field) ? (labelsIn(field.getRootNode({})).get(field) ?? []) : null;
      },
    });
  }
};

/** By document: its version, which jsdom counts up at each change, and the labels by field. */
const known = new WeakMap();

function labelsIn(root) {
  const { version, labels } = known.get(root) ?? {};
  if (version === root._version) return labels;
  const found = findLabels(root);
  known.set(root, { version: root._version, labels: found });
  return found;
}

function findLabels(root) {
  const elements = [...domSymbolTree.treeIterator(root)].filter(({ _localName }) => _localName);
  const withId = new Map();
  for (const element of elements) {
    const id = element.getAttributeNS(null, 'id');
    if (id && !withId.has(id)) withId.set(id, element);
  }
  const labels = new Map();
  for (const label of elements.filter(({ _localName }) => _localName === 'label')) {
    const id = label.getAttributeNS(null, 'for');
    const field = id === null ? label.control : withId.get(id);
    if (field) labels.set(field, [...(labels.get(field) ?? []), wrapperForImpl(label)]);
  }
  return labels;
}
