// The unsaved changes of every open form, and the question before they are lost (unsaved-guard.tsx).
import type { Location } from 'react-router';

export interface UnsavedWork {
  /** Up to date at any moment, also between two renders. */
  hasChanges: () => boolean;
  /** How many fields are unsaved. */
  count: () => number;
  /** Whether a navigation loses nothing, such as one to another page of the same list. */
  survives?: (current: Location, next: Location) => boolean;
  /** Removes the changes from where they are stored. */
  discard?: () => void;
}

export interface Question {
  works: readonly UnsavedWork[];
  /** What the user wanted to do. */
  leave: () => void;
}

const open = new Set<UnsavedWork>();
/** Given up by the user, until the next action. */
const discarded = new Set<UnsavedWork>();
let question: Question | null = null;
let refusals = 0;
const listeners = new Set<() => void>();

/** @returns a function that removes the work from the list */
export const registerUnsavedWork = (work: UnsavedWork): (() => void) => {
  open.add(work);
  return () => {
    open.delete(work);
    discarded.delete(work);
  };
};

export const hasUnsavedWork = (): boolean => [...open].some((work) => work.hasChanges());

/** The unsaved work that the user has not given up. */
export const unsavedWorks = (): readonly UnsavedWork[] => [...open].filter((work) => !discarded.has(work) && work.hasChanges());

const actions = ['keydown', 'pointerdown'] as const;

/**
 * Calls back when the user next presses a key or a button. Going back and loading a page begin at an unknown time after they were
 * requested, on a busy machine long after it: a decision to leave applies until the user does something else.
 */
const atNextAction = (callBack: () => void): void => {
  const listener = (event: Event) => {
    // the key that was pressed for the decision
    if (event instanceof KeyboardEvent && event.repeat) return;
    for (const name of actions) document.removeEventListener(name, listener, true);
    callBack();
  };
  for (const name of actions) document.addEventListener(name, listener, true);
};

const giveUp = (works: Iterable<UnsavedWork>, leave: () => unknown): void => {
  for (const work of works) discarded.add(work);
  // a form that stays on the screen is guarded again
  atNextAction(() => discarded.clear());
  leave();
};

/** Leaves without a question, and leaves stored changes alone. @param leave a navigation or a page load */
export const leaveUnsavedWork = (leave: () => unknown): void => giveUp(open, leave);

/** The user has decided to lose these changes. */
export const discardWork = ({ works, leave }: Question): void => {
  ask(null);
  giveUp(works, () => {
    for (const work of works) work.discard?.();
    leave();
  });
};

const ask = (next: Question | null) => {
  question = next;
  for (const listener of listeners) listener();
};

/** Runs the action at once if nothing is unsaved, else after the user has confirmed. */
export const askToDiscard = (work: UnsavedWork, leave: () => void): void => {
  if (work.hasChanges()) ask({ works: [work], leave });
  else leave();
};

export const readQuestion = (): Question | null => question;

export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The user has decided to stay. */
export const keepEditing = (): void => {
  refusals += 1;
  ask(null);
};

/** How often the user has decided to stay: a navigation that was requested before such a decision does not happen. */
export const countRefusals = (): number => refusals;
