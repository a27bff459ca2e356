// Store of the toasts, newest first. `toast` adds one, <Toasts> renders them.
import { type ReactNode, useSyncExternalStore } from 'react';
import { uppermostDialog } from './open-dialogs.ts';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: ReactNode;
  /** The dialog in which the toast appeared, which may have been closed since; null for the document. */
  place: HTMLElement | null;
}

const lifeMs = 5000;
const mostAtOnce = 20;

interface Timer {
  handle: ReturnType<typeof setTimeout> | null;
  startedAt: number;
  remainingMs: number;
}

const none: readonly ToastMessage[] = [];
let toasts = none;
let lastId = 0;
let isPaused = false;
const timers = new Map<number, Timer>();
const listeners = new Set<() => void>();

const change = (next: readonly ToastMessage[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

const run = (id: number, timer: Timer) => {
  timer.startedAt = Date.now();
  timer.handle = setTimeout(dismissToast, timer.remainingMs, id);
};

const stop = (timer: Timer) => {
  if (timer.handle === null) return;
  clearTimeout(timer.handle);
  timer.handle = null;
  timer.remainingMs -= Date.now() - timer.startedAt;
};

const clearTimer = (id: number) => {
  const timer = timers.get(id);
  if (timer?.handle) clearTimeout(timer.handle);
  timers.delete(id);
};

const show = (kind: ToastKind, text: ReactNode): void => {
  lastId += 1;
  const timer: Timer = { handle: null, startedAt: 0, remainingMs: lifeMs };
  timers.set(lastId, timer);
  if (!isPaused) run(lastId, timer);
  const next = [{ id: lastId, kind, text, place: uppermostDialog() }, ...toasts];
  for (const { id } of next.slice(mostAtOnce)) clearTimer(id);
  change(next.slice(0, mostAtOnce));
};

export const dismissToast = (id: number): void => {
  clearTimer(id);
  change(toasts.filter((one) => one.id !== id));
  if (toasts.length === 0) isPaused = false;
};

/** Stops the timers while the pointer or the focus is on a toast. */
export const pauseToasts = (): void => {
  if (isPaused) return;
  isPaused = true;
  for (const timer of timers.values()) stop(timer);
};

/** Restarts the timers with their remaining time. */
export const resumeToasts = (): void => {
  if (!isPaused) return;
  isPaused = false;
  for (const [id, timer] of timers) run(id, timer);
};

export const clearToasts = (): void => {
  for (const { id } of toasts) clearTimer(id);
  isPaused = false;
  change(none);
};

/** Shows a toast. */
export const toast = {
  success: (text: ReactNode) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
} as const;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly ToastMessage[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
