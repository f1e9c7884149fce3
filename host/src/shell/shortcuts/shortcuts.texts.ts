export const shortcutsTexts = {
  title: 'Keyboard shortcuts',
  ofScreen: 'On this screen',
  everywhere: 'Everywhere',
  noneOfScreen: 'This screen has no shortcuts of its own.',
  open: 'Search and go anywhere',
  list: 'List these shortcuts',
  close: 'Close a dialog or a menu',
  singleKeys: 'Shortcuts of one key',
  singleKeysHint: 'Turn them off if you dictate to your computer. Those with Ctrl or Command always work.',
};
