import type { DoseDraft, DoseDraftProblems } from './doseDraft';

/** What the parts of the form are given. */
export interface DoseFormPart {
  readonly draft: DoseDraft;
  readonly problems: DoseDraftProblems;
  readonly change: (part: Partial<DoseDraft>) => void;
  readonly onLeave: (field: keyof DoseDraft) => void;
}
