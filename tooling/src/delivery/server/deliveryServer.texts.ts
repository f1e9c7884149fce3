export const deliveryServerTexts = {
  unknownToken: 'This token is not known here, or it was revoked.',
  missingRight: {
    publish: (holder: string, name: string) => `The token of ${holder} may not publish ${name}.`,
    promote: (holder: string, name: string) =>
      `The token of ${holder} may not change what is live of ${name === '*' ? 'the whole site' : name}.`,
    override: (holder: string, name: string) =>
      `The token of ${holder} may not go past the gate for ${name}.`,
  },
  otherName: (holder: string) => `Changes of this token are recorded under the name ${holder}.`,
  neverOverwritten: 'A published build is never overwritten.',
  notNewest: 'The current registry is always a copy of the newest revision.',
  notNext: (revision: number) => `The next revision is ${revision}.`,
  notReadable: 'This is no revision of the registry.',
  notAsPublished: (name: string, build: string) =>
    `${name} ${build} is not published, or the revision describes it differently than its record.`,
  frozen: (name: string, reason: string) => `${name} is frozen: ${reason}`,
  held: (name: string, build: string, finding: string) => `The gate holds ${name} ${build} back: ${finding}`,
  notPage: 'The page is always that of the live host.',
  notDelivered: (key: string) => `${key} is no file of a delivery.`,
  notRemoved: 'Only who has the credentials of the store itself removes builds.',
};
