/** One quiet shadow for cards and one for what floats above the page. */
export const semanticShadows = {
  card: {
    value: {
      base: '0 1px 2px rgba(15, 23, 42, 0.06), 0 1px 3px rgba(15, 23, 42, 0.04)',
      _dark: '0 1px 2px rgba(0, 0, 0, 0.5)',
    },
  },
  overlay: {
    value: {
      base: '0 4px 8px -2px rgba(15, 23, 42, 0.08), 0 16px 32px -8px rgba(15, 23, 42, 0.18)',
      _dark: '0 16px 32px -8px rgba(0, 0, 0, 0.7)',
    },
  },
};
