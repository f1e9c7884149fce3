import { MOST_MILESTONES } from '@formline/shared/contracts/records/milestones';

export const recordsTexts = {
  assessments: {
    nameTwice: 'assessments: each name at most once',
    numberTwice: 'assessments: each number at most once',
    noSuch: 'There is no assessment with this number.',
  },
  calculators: {
    halfPeriod: 'currentDate and granularity: give both or none',
    noSuchActivityLevel: 'activity_level_id: there is no such activity level',
    lowIntakeNotConfirmed: 'low_intake_confirmed: must be true for a plan below 1,000 calories a day',
  },
  healthRecords: {
    notShown: 'Your trainer does not show this to you.',
    dayAhead: (field: string) => `${field}: must be a day of the past or today`,
  },
  ohsa: {
    noSuchExercise: 'There is no exercise with this number.',
  },
  milestones: {
    tooMany: `A client can have ${MOST_MILESTONES} milestones at most.`,
    namedTwice: 'data: names a milestone twice',
    completedIsFixed: 'A completed milestone cannot be renamed.',
    noSuch: 'You have no milestone with this number.',
  },
  logs: {
    dayAhead: 'A workout can be logged on its day or later.',
    noSuchExercise: 'There is no exercise with this number.',
  },
  measurements: {
    noSuch: 'There is no measurement with this number.',
    foreignPhotos: 'A measurement shows photos that you or the client uploaded.',
  },
} as const;
