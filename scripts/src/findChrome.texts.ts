/** What is said when the journeys have no browser. */
export const findChromeTexts = {
  chosenIsMissing: (place: string) => `CHROME_PATH names ${place}, but there is no such file.`,
  missing: (advice: string) =>
    `The browser journeys need Chromium or Chrome, and none was found. ${advice} Or set CHROME_PATH to one.`,
  installDebian: 'Install it with: sudo apt-get update && sudo apt-get install -y chromium',
  installMac: 'Install it with: brew install --cask google-chrome',
  installElsewhere: "Install the package chromium with your system's package manager.",
};
