export const twoStepTexts = {
  title: 'Two-Step Sign-In',
  loading: 'Loading two-step sign-in',
  loadFailed: 'We couldn’t load two-step sign-in',
  loadFailedText: 'Nothing was changed. Check your connection and try again.',
  failed: 'Something went wrong. Nothing was changed. Please try again.',

  offText:
    'With two-step sign-in, signing in takes your password and a code from an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator. Somebody who learns your password still can’t open your clients’ data.',
  onText: 'Two-step sign-in is on. Signing in takes your password and a code from your authenticator app.',
  codesLeft: (count: number) => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`),
  fewCodes: 'To get new recovery codes, turn two-step sign-in off and on again.',

  password: 'Your password',
  missingPassword: 'Enter your password',
  wrongPassword: 'This password is incorrect.',
  setUp: 'Set up',
  turnOff: 'Turn off',

  scan: 'Scan this code with your authenticator app.',
  qrCode: 'QR code with the key for your authenticator app',
  noCamera: 'Or type this key into the app:',
  code: 'Code',
  codeHint: 'The 6 digits that the app shows now.',
  missingCode: 'Enter the code that the app shows',
  turnOn: 'Turn on',

  isOn: 'Two-step sign-in is on.',
  isOff: 'Two-step sign-in is off.',
  codes: 'Recovery codes',
  codesText:
    'Save these codes where you can find them without your phone. Each lets you sign in once if you lose it. They are shown only now.',
  copy: 'Copy codes',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Select the codes and copy them.',
  done: 'I have saved them',
};
