interface DemoAccount {
  email: string;
  shows: string;
}

const demoAccounts: DemoAccount[] = [
  { email: 'trainer@formline.test', shows: 'trainer with clients, groups and two clubs' },
  { email: 'free@formline.test', shows: 'free tier, one active client' },
  { email: 'expired@formline.test', shows: 'subscription expired' },
  { email: 'club@formline.test', shows: 'trainer of one club' },
  { email: 'manager@formline.test', shows: 'manager, reads only' },
  { email: 'client@formline.test', shows: 'client, who belongs in the app' },
  { email: 'legacy@formline.test', shows: 'older account, needs a new password' },
  { email: 'veteran@formline.test', shows: 'older account, password Kelp-Anchor4Boat: needs none' },
  { email: 'unlinked@formline.test', shows: 'two accounts to link' },
  { email: 'mismatch@formline.test', shows: 'two accounts, linked wrongly' },
  { email: 'documents@formline.test', shows: 'terms and privacy policy to accept' },
  { email: 'staff@formline.test', shows: 'staff: overrides and the page /__mf' },
  { email: 'elsewhere@formline.test', shows: 'account of the account service alone' },
  { email: 'locked@formline.test', shows: 'locked after wrong passwords' },
];

const DEMO_PASSWORD = 'Formline1!';

export const startTexts = {
  badEnvironment: 'The settings in the environment could not be read.',
  badPort: (text: string) => `PORT must be a number from 0 to 65535, not "${text}".`,
  portInUse: (port: number) =>
    `Port ${port} is in use. Stop the program that holds it, or choose another: PORT=${port + 1} npm start`,
  portRefused: (port: number, host: string) =>
    `This user may not listen on port ${port} of ${host}. Choose another: PORT=3000 npm start`,
  dataNotWritable: (folder: string) =>
    `The data folder ${folder} cannot be written. Make it writable, or choose another with DATA_DIR.`,
  databaseLost: (folder: string) =>
    `The database in the data folder ${folder} stopped, and everything that was saved until then is kept: make sure that its disk is not full, and start again.`,
  dataNotRenamed: (folder: string) =>
    `The data folder ${folder} cannot be renamed: move what is in it elsewhere, or choose another with DATA_DIR.`,
  noDataFolder:
    '--new-data begins with a new data folder, which a start with DATABASE_URL or API_URL does not use.',
  unknownOption: (text: string) => `npm start knows no option "${text}", only --new-data.`,
  dataRenamed: (folder: string) => `The old data is kept in ${folder}`,
  steps: {
    building: 'Checking the builds',
    built: (count: number) => (count === 0 ? 'Builds are up to date' : `Built ${count} packages`),
    servesStore: (store: string) => `Serving ${store}, where pnpm mf delivers`,
    database: 'Opening the database',
    databaseReady: 'Database open',
    api: 'Starting the API',
    apiReady: 'API ready',
  },
  otherBuilds: (names: readonly string[]) =>
    `Tests need the builds of these sources, and the site has others of ${names.join(', ')}. Promote them as the lines above say, or remove .site.`,
  brokenConfig: (file: string) =>
    `${file} is no JSON: the site runs on the defaults until the file is put right. No restart is needed.`,
  stopping: 'Stopping …',
  stopped: 'Stopped. All data is kept.',
  stopAgain: 'Stopped at once.',
  failed: (why: string) => `Formline could not start: ${why}`,
  crashed: (why: string) => `Formline met a fault and stops: ${why}`,
  notStopped: (why: string) => `Formline did not stop cleanly: ${why}`,
  ready: (url: string) => `Formline is ready: ${url}`,
  demo: [
    `Demo accounts, password ${DEMO_PASSWORD} where no other is named:`,
    ...demoAccounts.map(({ email, shows }) => `  ${email.padEnd(24)} ${shows}`),
  ],
  data: {
    embedded: (folder: string) => `Data is kept in ${folder}`,
    database: 'Data is kept in the database of DATABASE_URL',
    remote: (url: string) => `Data comes from ${url}`,
  },
  howToStop: 'Ctrl-C stops it.',
};
