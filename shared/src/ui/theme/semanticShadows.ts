/** One quiet shadow for cards and one for what floats above the page. */
export const semanticShadows = {
  card: {
    value:
      '0 1px 2px light-dark(rgba(15, 23, 42, 0.06), rgba(0, 0, 0, 0.5)), 0 1px 3px light-dark(rgba(15, 23, 42, 0.04), transparent)',
  },
  overlay: {
    value:
      '0 4px 8px -2px light-dark(rgba(15, 23, 42, 0.08), transparent), 0 16px 32px -8px light-dark(rgba(15, 23, 42, 0.18), rgba(0, 0, 0, 0.7))',
  },
};
