export const versionsTexts = {
  title: 'Versions',
  environment: 'Environment',
  part: 'Part',
  version: 'Version',
  build: 'Build',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'This browser does not allow copying. Select the lines and copy them.',
};
