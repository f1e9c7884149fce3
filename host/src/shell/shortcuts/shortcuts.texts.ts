export const shortcutsTexts = {
  title: 'Keyboard shortcuts',
  ofScreen: 'On this screen',
  everywhere: 'Everywhere',
  noneOfScreen: 'This screen has no shortcuts of its own.',
  open: 'Search and go anywhere',
  list: 'Show these shortcuts',
  close: 'Close a dialog or a menu',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn them off if you dictate to your computer. Those with Ctrl or Command always work.',
};
