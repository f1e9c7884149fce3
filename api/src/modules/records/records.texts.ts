import { MOST_MILESTONES } from '@formline/shared/contracts/records/milestones';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';

interface NamedDay {
  readonly workoutName: string;
  readonly date: string;
}

const nameOf = ({ workoutName, date }: NamedDay): string => `${workoutName} on ${shortDateText(date)}`;

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
    noSuch: 'There is no overhead squat assessment with this number.',
    noSuchExercise: 'There is no exercise with this number.',
  },
  nutrition: {
    noSuch: 'There is no nutrition record with this number.',
  },
  notes: {
    noSuch: 'There is no note with this number.',
  },
  warmUps: {
    notChangeable: (day: NamedDay) => `${nameOf(day)} cannot be changed here. Nothing was changed.`,
    noLongerAhead: (date: string) =>
      `The workout of ${shortDateText(date)} is past, done or no longer on the calendar. Nothing was undone.`,
    changedSince: (day: NamedDay) => `${nameOf(day)} has been changed since. Nothing was undone.`,
    sourceChanged: (day: NamedDay) =>
      `What ${nameOf(day)} was before has been changed since. Nothing was undone.`,
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
