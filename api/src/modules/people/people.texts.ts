import { MOST_TAGS } from '@formline/shared/contracts/people/clientTags';
import { MOST_CERTIFICATES } from '@formline/shared/contracts/people/qualifications';

export const peopleTexts = {
  users: {
    birthDate: 'birth_date: must be a day of the past, not before 1900',
    ownProfileOnly: 'You can change your own profile only.',
    foreignAvatar: 'avatar_url: must be a picture that you uploaded',
    clientsField: (field: string) => `${field}: belongs to the profile of a client`,
  },
  clubs: {
    locationWithoutClub: 'location_id: needs the club_id of its club',
    noMember: 'You do not belong to this club.',
    foreignLocation: 'This location does not belong to the club.',
  },
  qualifications: {
    noSuchCredential: 'credential_ids: there is no such credential',
    tooManyCertificates: `A trainer can have ${MOST_CERTIFICATES} certificates at most.`,
    expiresBeforeIssue: 'expires_on: lies before the day of issue',
    noSuchCertificate: 'You have no certificate with this number.',
  },
  clients: {
    noSuch: 'You have no client with this number.',
    activateWhom: 'userId: is needed unless activateAll is true',
    removeWhom: 'clientId: is needed, in the query or in the body',
    removeTwo: 'clientId: names one client in the query and another in the body',
    noSuchGoal: 'goal_id: there is no such goal',
    noSuchActivityLevel: 'activity_level_id: there is no such activity level',
    todayNowhere: 'The current date is not today anywhere.',
  },
  tags: {
    noSuch: 'You have no tag with this number.',
    tooMany: `A trainer can have ${MOST_TAGS} tags at most.`,
    sameName: 'name: you have a tag with this name already',
  },
} as const;
