/** What is said when the journeys have no browser. */
export const findBrowserTexts = {
  chosenIsMissing: (variable: string, file: string) =>
    `${variable} names ${file}, but there is no such file.`,
  missing: (title: string, variable: string, advice: string) =>
    `The browser journeys need ${title}, and none was found. ${advice} Or set ${variable} to one.`,
  installDebian: (name: string) => `Install it with: sudo apt-get update && sudo apt-get install -y ${name}`,
  installMac: (name: string) => `Install it with: brew install --cask ${name}`,
  installElsewhere: (name: string) => `Install the package ${name} with your system's package manager.`,
};
