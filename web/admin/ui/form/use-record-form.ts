// A form of a stored record: sends only changed fields, and does not overwrite what somebody else has saved meanwhile.
import { useRef, useState } from 'react';
import { htmlToText } from '#contract/rules/html-text.ts';
import type { Failure } from '#web/admin/lib/save-errors.ts';
import { shortenText } from '#web/shared/lib/format.ts';
import type { FieldErrors } from './field-errors.ts';
import { changedFields } from './form-values.ts';
import { changesFiles } from './has-file.ts';
import { isSame } from './is-same.ts';
import { type Conflict, type Form, type SubmitIntent, useForm } from './use-form.ts';

/** What a save is based on. */
export interface SaveTarget<R, V> {
  /** The record as the form knows it, with its version; null for a new one. */
  record: R | null;
  /** Names of the fields to send: the changed ones, or all of a new record. */
  changed: readonly (keyof V & string)[];
  /** Called with 0 to 1 while files are being sent. */
  onProgress: (part: number) => void;
  intent: SubmitIntent | undefined;
}

export interface RecordFormOptions<R, V> {
  /** Null for a new record. Later changes are ignored. */
  record: R | null;
  read: (record: R | null) => V;
  check?: (values: V) => FieldErrors;
  /** Unsaved changes with which the form opens. */
  edited?: Partial<V>;
  /** @returns the record as it is stored now */
  save: (values: V, target: SaveTarget<R, V>) => Promise<R>;
  /** Loads the record as somebody else has saved it; null if it was deleted. @param record as the form knows it */
  reload: (record: R | null) => Promise<R | null>;
  /** Whether the form knows the values on which its changes are based; if not, each field that differs is a conflict. */
  isBaseKnown?: () => boolean;
  /** Called when the form continues with the record that `reload` has returned. */
  onRebased?: (record: R) => void;
  explain: (error: unknown) => Failure;
  /** Called after each successful save. */
  onSaved: (record: R, values: V, intent: SubmitIntent | undefined) => void;
  /** Closes the form, or starts it again. Called after `onSaved`, unless the form stays open or something was typed since. */
  onDone?: (record: R, values: V, intent: SubmitIntent | undefined) => void;
  /** Called when the user has discarded the changes. */
  onDiscarded?: () => void;
  /** Values without data of the browser (keys of rows), so that two readings of one record are equal. */
  comparable?: (values: V) => object;
  /** Labels of the fields on screen. */
  labels: Partial<Record<keyof V & string, string>>;
  /** Describes the value of a field whose value alone says nothing. */
  describe?: Partial<{ [K in keyof V & string]: (value: V[K]) => string }>;
}

const longest = 60;

const inShort = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'string') return 'changed';
  const text = htmlToText(value);
  return text === '' ? 'empty' : `“${shortenText(text, longest)}”`;
};

const inFull = (value: unknown): string | null => (typeof value === 'string' ? htmlToText(value) || 'empty' : null);

const bothTexts = (mine: unknown, theirs: unknown): { mine: string; theirs: string } | null => {
  const [one, other] = [inFull(mine), inFull(theirs)];
  return one === null || other === null ? null : { mine: one, theirs: other };
};

interface Found<R, V> {
  text: string;
  /** Intent of the refused save. */
  intent: SubmitIntent | undefined;
  theirs: R;
  theirValues: V;
  /** Names of the fields that the other save has changed; null if unknown. */
  theirChanges: ReadonlySet<string> | null;
}

interface Competing<R, V> extends Pick<RecordFormOptions<R, V>, 'labels' | 'describe'> {
  comparable: (values: V) => object;
  form: Pick<Form<V>, 'changed' | 'values' | 'submit'>;
  /** Names of the fields for which the other save was chosen. */
  theirNames: ReadonlySet<string>;
  setTheirNames: (names: ReadonlySet<string>) => void;
  /** Continues with the record of the other save. */
  begin: (theirs: R, theirValues: V, values: V) => void;
}

/** The conflict as the form shows it: the fields that both saves changed, and which of the two is chosen for each. */
const conflictOf = <R, V extends object>(
  { text, intent, theirs, theirValues, theirChanges }: Found<R, V>,
  { labels, describe, comparable, form, theirNames, setTheirNames, begin }: Competing<R, V>,
): Conflict => {
  const differing = new Set<string>(
    changedFields(comparable(theirValues) as Record<string, unknown>, comparable(form.values) as Record<string, unknown>),
  );
  const both = form.changed.filter((name) => differing.has(name) && (theirChanges?.has(name) ?? true));
  return {
    text,
    fields: both.map((name) => ({
      label: labels[name] ?? name,
      theirs: describe?.[name]?.(theirValues[name]) ?? inShort(theirValues[name]),
      texts: describe?.[name]
        ? { mine: describe[name](form.values[name]), theirs: describe[name](theirValues[name]) }
        : bothTexts(form.values[name], theirValues[name]),
      isTheirs: theirNames.has(name),
      choose: (isTheirs) => {
        const others = [...theirNames].filter((one) => one !== name);
        setTheirNames(new Set(isTheirs ? [...others, name] : others));
      },
    })),
    loadTheirs: () => begin(theirs, theirValues, theirValues),
    saveMine: () => {
      const mine = Object.fromEntries(
        form.changed.filter((name) => !theirNames.has(name)).map((name) => [name, form.values[name]]),
      ) as Partial<V>;
      begin(theirs, theirValues, { ...theirValues, ...mine });
      void form.submit(intent);
    },
  };
};

export interface StoredForm<R, V> extends Form<V> {
  /** The record as it is stored; null for a new one, until its first save. */
  record: R | null;
  /** Continues with the record as it is stored now; unsaved fields keep their values. */
  follow: (record: R) => void;
}

/** The values of a record; equal fields keep the keys of their rows. */
const readOver = <V extends object>(base: V, next: V, comparable: (values: V) => object): V => {
  const [one, other] = [comparable(base), comparable(next)] as [Record<string, unknown>, Record<string, unknown>];
  const same = Object.entries(base).filter(([name]) => name in one && isSame(one[name], other[name]));
  return { ...next, ...Object.fromEntries(same) };
};

/**
 * The values that count as stored after a save: those sent, with files as the server has stored them, and with unchanged texts as
 * stored, because the server sets some of them, such as the slug.
 */
const storedOf = <V extends object>(known: V, sent: V, base: V): V => {
  const isSet = (name: keyof V) => typeof sent[name] === 'string' && sent[name] === base[name];
  const names = Object.keys(sent) as (keyof V)[];
  return Object.fromEntries(names.map((name) => [name, changesFiles(sent[name]) || isSet(name) ? known[name] : sent[name]])) as V;
};

/** A record form that sets `conflict` while two versions of the record compete. */
export const useRecordForm = <R, V extends object>(options: RecordFormOptions<R, V>): StoredForm<R, V> => {
  const { read, labels, describe, comparable = (values: V): object => values } = options;
  const [initial] = useState(() => read(options.record));
  const record = useRef(options.record);
  const [found, setFound] = useState<Found<R, V> | null>(null);
  const [theirNames, setTheirNames] = useState<ReadonlySet<string>>(new Set());

  const form = useForm<V, R>({
    initial,
    edited: options.edited,
    check: options.check,
    explain: options.explain,
    save: (values, onProgress, changed, intent) => {
      const all = Object.keys(values) as (keyof V & string)[];
      return options.save(values, { record: record.current, changed: record.current === null ? all : changed, onProgress, intent });
    },
    stored: (saved, sent, base) => storedOf(read(saved), sent, base),
    onSaved: (saved, values, intent) => {
      record.current = saved;
      setFound(null);
      options.onSaved(saved, values, intent);
    },
    onDone: options.onDone,
    onDiscarded: options.onDiscarded,
    onConflict: async ({ text }, intent) => {
      const isBaseKnown = options.isBaseKnown?.() ?? true;
      const theirs = await options.reload(record.current);
      if (theirs === null) throw new Error('The record does not exist any more');
      const theirValues = read(theirs);
      const [before, after] = [comparable(form.base), comparable(theirValues)] as [Record<string, unknown>, Record<string, unknown>];
      setTheirNames(new Set());
      setFound({ text, intent, theirs, theirValues, theirChanges: isBaseKnown ? new Set(changedFields(before, after)) : null });
    },
  });

  const begin = (theirs: R, theirValues: V, values: V) => {
    record.current = theirs;
    options.onRebased?.(theirs);
    setFound(null);
    form.replace(theirValues, values);
  };

  return {
    ...form,
    record: record.current,
    follow: (next) => {
      record.current = next;
      form.rebase(readOver(form.base, read(next), comparable));
    },
    restart: (values) => {
      record.current = null;
      form.restart(values);
    },
    conflict: found && conflictOf(found, { labels, describe, comparable, form, theirNames, setTheirNames, begin }),
  };
};
