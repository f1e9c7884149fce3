export const profileSwitchTexts = {
  followed: (to: string) => `You switched to ${to} in another tab, so this tab shows it too.`,
  kept: (to: string, from: string) =>
    `You switched to ${to} in another tab. This tab still shows ${from}, because something here is not saved.`,
  stay: (from: string) => `Stay in ${from}`,
  switchTo: (to: string) => `Switch to ${to}`,
};
