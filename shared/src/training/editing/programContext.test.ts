import { canRemoveRoutine, contextRules, type ProgramContext } from './programContext';

const contexts: readonly ProgramContext[] = ['library', 'scheduling', 'rescheduling'];
const own = { canEdit: true, isOwn: true };
const providers = { canEdit: true, isOwn: false };
const managers = { canEdit: false, isOwn: true };

const allowed = (context: ProgramContext, item: typeof own) =>
  Object.entries(contextRules(context, item))
    .filter(([, value]) => value === true)
    .map(([name]) => name);

it('lets a trainer edit own pieces of the library, and nothing that is the provider’s', () => {
  expect(allowed('library', own)).toEqual([
    'canEditContent',
    'canEditRoutines',
    'canEditVideoTexts',
    'canReplaceVideo',
    'canSaveVideo',
  ]);
  expect(allowed('library', providers)).toEqual([]);
});

it('lets the contents of a workout be changed while scheduling, but neither supersets, circuits nor its video', () => {
  expect(allowed('scheduling', own)).toEqual(['canEditContent', 'canChooseAdjustments']);
  expect(allowed('scheduling', providers)).toEqual(allowed('scheduling', own));
});

it('lets everything scheduled be changed but given another video', () => {
  expect(allowed('rescheduling', providers)).toEqual([
    'canEditContent',
    'canEditRoutines',
    'canChooseAdjustments',
    'canEditVideoTexts',
    'canSaveVideo',
  ]);
});

it.each(contexts)('allows a manager nothing in %s', (context) => {
  expect(allowed(context, managers)).toEqual([]);
  expect(canRemoveRoutine(context, { canEdit: false, isDeletable: true })).toBe(false);
});

it('says where a change goes', () => {
  expect(contexts.map((context) => contextRules(context, own).savesTo)).toEqual([
    'library',
    'draft',
    'schedule',
  ]);
});

it('takes out a superset that may be deleted, and any while rescheduling', () => {
  const trainer = { canEdit: true, isDeletable: false };
  expect(contexts.map((context) => canRemoveRoutine(context, trainer))).toEqual([false, false, true]);
  expect(canRemoveRoutine('library', { canEdit: true, isDeletable: true })).toBe(true);
});
