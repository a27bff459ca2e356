// The draft of a stored record, for its form. `features/drafts` provides it.
import { createContext, type ReactNode, useContext } from 'react';
import type { getDraft, saveDraft } from '#contract/drafts.ts';
import type { AnswerOf } from '#contract/route.ts';

export type DraftAnswer = AnswerOf<typeof getDraft>;

export type SavedDraft = AnswerOf<(typeof saveDraft)['page']>;

interface Saving {
  /** Version of the draft with which the form was opened; 0 for none. */
  draftVersion: number;
  /** Whether the draft is published with the changes. */
  isPublished: boolean;
  onProgress: (part: number) => void;
}

export interface DraftOfForm {
  /** Version of the draft with which the form opens; 0 for none. */
  version: number;
  /** Whether changes can be saved without publishing them: the record is visible to visitors, or has a draft. */
  canSave: boolean;
  /** The notice above the fields: a draft, a schedule, or that the record is hidden. @param reload shows what is stored now */
  notice: (reload: () => Promise<void>) => ReactNode;
  /** The button that opens the schedule. */
  tools: ReactNode;
  /** @param body of an ordinary save */
  save: (body: object, saving: Saving) => Promise<SavedDraft>;
  /** Null if it cannot be loaded. */
  load: () => Promise<DraftAnswer | null>;
}

const DraftContext = createContext<DraftOfForm | null>(null);

export const DraftProvider = DraftContext.Provider;

/** @returns null for a new record, and where there are no drafts */
export const useDraft = (): DraftOfForm | null => useContext(DraftContext);
