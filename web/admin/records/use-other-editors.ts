// Reports that a record is open, and returns the others who have it open (requirements OPEN).
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { presence } from '#contract/rules/editing.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { type Edited, sendClosed, sendOpen } from './editing.queries.ts';

/** An idle form stops reporting after this time: each call extends the session, which must end after its own idle time. */
const idleAfterMs = 10 * 60 * 1000;
const actions = ['keydown', 'pointerdown'] as const;

const ignore = () => {};

/** @param edited nothing is reported for null and for a new record @returns e.g. "Anna Berg has this open since 14:02" */
export const useOtherEditors = (edited: Edited | null): readonly string[] => {
  const transport = transportOf(useQueryClient());
  const formats = useFormats();
  const [others, setOthers] = useState<readonly { name: string; since: string }[]>([]);
  const { kind, id = 0 } = edited ?? {};
  useEffect(() => {
    if (kind === undefined || id === 0) return;
    let isOpen = true;
    let lastAction = Date.now();
    const onAction = () => {
      lastAction = Date.now();
    };
    const report = () => {
      if (Date.now() - lastAction > idleAfterMs) return;
      sendOpen(transport, { kind, id }).then((found) => isOpen && setOthers(found), ignore);
    };
    report();
    const timer = setInterval(report, presence.everyMs);
    for (const name of actions) document.addEventListener(name, onAction, true);
    return () => {
      isOpen = false;
      clearInterval(timer);
      for (const name of actions) document.removeEventListener(name, onAction, true);
      sendClosed(transport, { kind, id }).catch(ignore);
    };
  }, [transport, kind, id]);
  return others.map(({ name, since }) => `${name} has this open since ${formats.time(since)}`);
};
