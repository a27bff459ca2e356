// The unsaved changes of every open form, and the confirmation before they are lost (unsaved-guard.tsx).
import type { Location } from 'react-router';

export interface UnsavedWork {
  /** Also up to date between two renders. */
  hasChanges: () => boolean;
  /** The number of unsaved fields. */
  count: () => number;
  /** Whether a navigation keeps the changes, such as one to another page of the same list. */
  survives?: (current: Location, next: Location) => boolean;
  /** Removes stored changes. */
  discard?: () => void;
}

export interface Question {
  works: readonly UnsavedWork[];
  /** The action that the user has requested. */
  leave: () => void;
}

const open = new Set<UnsavedWork>();
/** Changes that the user has agreed to lose, until the next action. */
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

/** The unsaved changes that the user has not agreed to lose. */
export const unsavedWorks = (): readonly UnsavedWork[] => [...open].filter((work) => !discarded.has(work) && work.hasChanges());

const actions = ['keydown', 'pointerdown'] as const;

/**
 * Calls back when the user next presses a key or a button. Going back and loading a page begin at an unknown time after they were
 * requested, on a busy machine long after it: a decision to leave applies until the user does something else.
 */
const atNextAction = (callBack: () => void): void => {
  const listener = (event: Event) => {
    // this is still the key press that confirmed the decision
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

/** Leaves without confirmation, and does not touch stored changes. @param leave a navigation or a page load */
export const leaveUnsavedWork = (leave: () => unknown): void => giveUp(open, leave);

/** Called when the user has decided to lose these changes. */
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

/** Runs the action immediately if nothing is unsaved, otherwise after the user has confirmed. */
export const askToDiscard = (work: UnsavedWork, leave: () => void): void => {
  if (work.hasChanges()) ask({ works: [work], leave });
  else leave();
};

export const readQuestion = (): Question | null => question;

export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called when the user has decided to stay. */
export const keepEditing = (): void => {
  refusals += 1;
  ask(null);
};

/** How often the user has decided to stay: a navigation requested before such a decision is cancelled. */
export const countRefusals = (): number => refusals;
