import {
  createNote,
  deleteNote,
  findNotes,
  listNotes,
  updateNote,
} from '@formline/shared/contracts/records/notes';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { ownClientPolicy } from '../../people/clients/clientAccess';
import { presentFoundNote, presentNote } from './notes.presenter';
import { findNotesOf, notesOf, notesService } from './notes.service';

export async function notesRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = ownClientPolicy({ db, clock });

  registerEndpoint(app, listNotes, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId } }) =>
      (await notesOf(db, { trainerId, clientId })).map(presentNote),
  });

  registerEndpoint(app, findNotes, {
    handle: async ({ actor: { trainerId }, body: { search } }) =>
      (await findNotesOf(db, trainerId, search)).map((note) => presentFoundNote(note, search)),
  });

  registerEndpoint(app, createNote, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, body, db: callDb }) =>
      presentNote(await notesService({ db: callDb, clock }).create({ trainerId, clientId }, body)),
  });

  registerEndpoint(app, updateNote, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId, noteId }, body, db: callDb }) =>
      presentNote(await notesService({ db: callDb, clock }).update({ trainerId, clientId, noteId }, body)),
  });

  registerEndpoint(app, deleteNote, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId, noteId }, db: callDb }) => {
      await notesService({ db: callDb, clock }).delete({ trainerId, clientId, noteId });
      return { id: noteId };
    },
  });
}
