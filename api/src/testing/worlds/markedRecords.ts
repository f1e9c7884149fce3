import { randomBytes } from 'node:crypto';
import type { DatabaseHandle } from '../../database/database';
import { attentionSnoozes } from '../../database/schema/attention';
import {
  measurements,
  nutritionRecords,
  ohsaCorrectiveExercises,
  ohsaResults,
  performanceAssessments,
} from '../../database/schema/health';
import { clientInvitations } from '../../database/schema/invitations';
import { uploadedMedia } from '../../database/schema/media';
import { milestones } from '../../database/schema/milestones';
import { clientNotes, clientTagClients, clientTags } from '../../database/schema/clients';
import { certificates } from '../../database/schema/qualifications';
import { workouts } from '../../database/schema/workouts';
import { hashToken } from '../../modules/accounts/credentials/tokenSecrets';
import { TEST_TODAY } from '../testDay';

export const PAST_DAY = '2028-02-14';

export async function only<T>(rows: Promise<readonly T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('A row of the marked world was not built.');
  return row;
}

interface RecordOwner {
  readonly clientId: number;
  readonly exerciseId: number;
  readonly mark: string;
}

export async function buildRecords(db: DatabaseHandle, { clientId, exerciseId, mark }: RecordOwner) {
  const date = PAST_DAY;
  const photoFront = `/media/${mark}.webp`;
  const measurement = await only(db.insert(measurements).values({ clientId, date, photoFront }).returning());
  const assessment = await only(
    db.insert(performanceAssessments).values({ clientId, date, name: 'bench', value: 135 }).returning(),
  );
  const ohsa = await only(
    db.insert(ohsaResults).values({ clientId, assessmentDate: date, compensations: [] }).returning(),
  );
  await db.insert(ohsaCorrectiveExercises).values({ ohsaResultId: ohsa.id, exerciseId, ordinal: 0 });
  const targets = { protein: 120, carbohydrates: 200, fat: 60, calories: 1820 };
  const nutrition = await only(
    db
      .insert(nutritionRecords)
      .values({ clientId, ...targets, assignedTime: new Date(date) })
      .returning(),
  );
  return {
    measurementId: measurement.id,
    assessmentId: assessment.id,
    ohsaResultId: ohsa.id,
    nutritionId: nutrition.id,
  };
}

/** A milestone, a note, a snooze, a tag, a certificate, an open invitation, a video workout and a video without workout. */
export async function buildPapers(
  db: DatabaseHandle,
  {
    trainerId,
    clientId,
    mark,
  }: { readonly trainerId: number; readonly clientId: number; readonly mark: string },
) {
  const milestone = await only(
    db.insert(milestones).values({ trainerId, clientId, name: mark, ordinal: 1 }).returning(),
  );
  const note = await only(
    db.insert(clientNotes).values({ trainerId, clientId, noteDate: PAST_DAY, text: mark }).returning(),
  );
  await db.insert(attentionSnoozes).values({ trainerId, clientId, reason: 'birthday', until: '2028-12-24' });
  const tag = await only(db.insert(clientTags).values({ trainerId, name: mark, color: 'blue' }).returning());
  await db.insert(clientTagClients).values({ tagId: tag.id, clientId });
  const certificate = await only(
    db.insert(certificates).values({ trainerId, name: mark, issuer: mark }).returning(),
  );
  const invitationToken = randomBytes(32).toString('hex');
  await db.insert(clientInvitations).values({
    trainerId,
    clientId,
    tokenHash: hashToken(invitationToken),
    sentAt: new Date(`${TEST_TODAY}T00:00:00Z`),
    expiresAt: new Date(`${TEST_TODAY}T23:00:00Z`),
  });
  const video = { ownerId: trainerId, kind: 'workout-video', status: 'FINISHED', byteSize: 1 } as const;
  const media = await only(
    db
      .insert(uploadedMedia)
      .values({ ...video, mediaKey: mark })
      .returning(),
  );
  const unusedVideo = await only(db.insert(uploadedMedia).values(video).returning());
  await db.insert(workouts).values({ ownerId: trainerId, name: mark, uploadedMediaId: media.id });
  return {
    milestoneId: milestone.id,
    noteId: note.id,
    tagId: tag.id,
    certificateId: certificate.id,
    videoId: media.id,
    unusedVideoId: unusedVideo.id,
    invitationToken,
  };
}
