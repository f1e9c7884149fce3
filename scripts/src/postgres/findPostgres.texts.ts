export const findPostgresTexts = {
  missing: (advice: string) =>
    `This needs the programs of PostgreSQL 15 or newer, and none were found. ${advice} Or set DATABASE_URL to a server on which databases may be made.`,
  installDebian: 'Install them with: sudo apt-get update && sudo apt-get install -y postgresql',
  installMac: 'Install them with: brew install postgresql@17',
  installElsewhere: "Install the package postgresql with your system's package manager.",
  notReady: (output: string) => `The throw-away PostgreSQL did not start:\n${output}`,
};
