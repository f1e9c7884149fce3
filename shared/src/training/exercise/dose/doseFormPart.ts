import type { DoseDraft, DoseDraftProblems } from './doseDraft';

export interface DoseFormPart {
  readonly draft: DoseDraft;
  readonly problems: DoseDraftProblems;
  readonly change: (part: Partial<DoseDraft>) => void;
  readonly onLeave: (field: keyof DoseDraft) => void;
}
