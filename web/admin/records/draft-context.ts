// What the form of a stored record knows of its draft. Provided around the form by `features/drafts`.
import { createContext, type ReactNode, useContext } from 'react';
import type { getDraft } from '#contract/drafts.ts';
import type { AnswerOf } from '#contract/route.ts';

export type DraftAnswer = AnswerOf<typeof getDraft>;

interface Saving {
  /** Of the draft that the form began with; 0 for none. */
  draftVersion: number;
  /** The draft is published with the changes. */
  isPublished: boolean;
  onProgress: (part: number) => void;
}

export interface DraftOfForm {
  /** Of the draft that the form shows; 0 for none. */
  version: number;
  /** The record is visible to visitors, or has a draft: changes can be saved without publishing them. */
  canSave: boolean;
  /** What differs from an ordinary record: a draft, a schedule, or that it is hidden. */
  notice: ReactNode;
  /** The button that opens the schedule. */
  tools: ReactNode;
  /** @param body of an ordinary save */
  save: (body: object, saving: Saving) => Promise<void>;
  load: () => Promise<DraftAnswer>;
  /** Opens the form again with the draft as it is stored now. */
  restart: () => void;
}

const DraftContext = createContext<DraftOfForm | null>(null);

export const DraftProvider = DraftContext.Provider;

/** @returns null for a new record, and where there are no drafts */
export const useDraft = (): DraftOfForm | null => useContext(DraftContext);
