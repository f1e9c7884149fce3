export const accountSwitchTexts = {
  title: 'Switch accounts?',
  signedIn: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
  other: (name: string, email: string) => `The site you came from signed in ${name} (${email}).`,
  consequence: (name: string) =>
    `Switching logs ${name} out in every tab of this browser. Unsaved changes there are lost.`,
  stay: (name: string) => `Stay as ${name}`,
  switchTo: (name: string) => `Switch to ${name}`,
};
