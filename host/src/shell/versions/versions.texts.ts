export const versionsTexts = {
  title: 'Versions',
  environment: 'Environment',
  part: 'Part',
  version: 'Version',
  build: 'Build',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'This browser does not let a page copy. Select the lines and copy them yourself.',
};
