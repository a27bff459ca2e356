// A model of the records and the public site, without a database: it defines the effects of saves, drafts, schedules, the history, the
// trash and changes of many records. Tests compare the product with it.

export type SiteKind = 'product' | 'category' | 'article' | 'page';

/** The fields that the sequences change. */
export interface Values {
  title: string;
  slug: string;
  text: string;
  isShown: boolean;
  picture: string | null;
  category: number | null;
  /** Publication date of an article. */
  date: string | null;
}

export interface SiteRecord {
  kind: SiteKind;
  id: number;
  values: Values;
  version: number;
  revisions: Values[];
  draft: { values: Partial<Values>; base: Partial<Values> } | null;
  trash: { id: number; at: string; change: Change | null; redirects: [slug: string, at: string][] } | null;
}

export interface Change {
  id: number;
  kind: SiteKind;
  action: 'publish' | 'unpublish' | 'move' | 'delete';
  at: string;
  rows: { record: SiteRecord; before: Values; mark: number }[];
  isUndone: boolean;
}

interface Due {
  record: SiteRecord;
  action: 'publish' | 'unpublish';
  at: string;
  hasFailed: boolean;
}

export interface LibraryFile {
  id: number;
  path: string;
  trashId: number | null;
  isGone: boolean;
}

const undoMs = 10 * 60_000;

const names = (values: Partial<Values>) => Object.keys(values) as (keyof Values)[];
const pick = (values: Values, wanted: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(wanted.map((name) => [name, values[name]]));
export const pathsIn = ({ picture, text }: Partial<Values>): string[] => [
  ...(picture ? [picture] : []),
  ...[...(text ?? '').matchAll(/\/storage\/([^"]+)/g)].map(([, path = '']) => path),
];

export const createSiteModel = () => {
  const records: SiteRecord[] = [];
  const files: LibraryFile[] = [];
  const changes: Change[] = [];
  let due: Due[] = [];
  const redirects = new Map<string, { record: SiteRecord; at: string }>();
  const removed = new Map<string, string>();
  let now = '';

  const key = (kind: SiteKind, slug: string) => `${kind} ${slug}`;
  const live = (kind?: SiteKind) => records.filter((record) => record.trash === null && (kind === undefined || record.kind === kind));
  const isTaken = (kind: SiteKind, slug: string, but: SiteRecord | null) =>
    live(kind).some((record) => record !== but && record.values.slug === slug);
  const freeSlug = (kind: SiteKind, wanted: string, given: readonly string[] = [], but: SiteRecord | null = null): string => {
    for (let number = 1; ; number++) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`;
      if (!isTaken(kind, slug, but) && !given.includes(slug)) return slug;
    }
  };
  const categoryOf = ({ category }: Values) => live('category').find(({ id }) => id === category);
  const isVisible = ({ kind, values, trash }: SiteRecord): boolean => {
    if (trash !== null || !values.isShown) return false;
    if (kind === 'product') return categoryOf(values)?.values.isShown === true;
    return kind !== 'article' || (values.date !== null && values.date <= now);
  };

  const addRevision = (record: SiteRecord, before: Values | null) => {
    const { revisions, values } = record;
    if (before && names(values).every((name) => values[name] === before[name])) return;
    const last = revisions.at(-1);
    // a state that no save has recorded, such as the one after restoring from the trash
    if (before && !(last && names(before).every((name) => last[name] === before[name]))) revisions.push(before);
    revisions.push({ ...values });
  };

  const isGone = (path: string) => files.some((file) => file.path === path && file.isGone);
  const canSave = (record: SiteRecord, changed: Partial<Values>): boolean => {
    if (changed.slug !== undefined && changed.slug !== record.values.slug && isTaken(record.kind, changed.slug, record)) return false;
    if (changed.category !== undefined && record.kind === 'product' && !categoryOf({ ...record.values, ...changed })) return false;
    return !pathsIn(changed).some((path) => isGone(path));
  };
  const afterSave = (record: SiteRecord) => {
    if (record.values.isShown) removed.delete(key(record.kind, record.values.slug));
    for (const file of files) if (file.trashId !== null && pathsIn(record.values).includes(file.path)) file.trashId = null;
  };
  const dateOf = ({ kind, values }: SiteRecord, changed: Partial<Values>): string | null => {
    if (kind !== 'article') return null;
    if (changed.date === undefined && values.date !== null) return values.date;
    return changed.date ?? ((changed.isShown ?? values.isShown) ? now : null);
  };
  const slugOf = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[ ()]+/g, '-')
      .replace(/-$/, '');
  /** A generated slug follows the title until visitors could see the record. */
  const applied = (record: SiteRecord, values: Values, changed: Partial<Values>): Values => {
    const after = { ...values, ...changed };
    const [generated, wanted] = [slugOf(values.title), slugOf(after.title)];
    const isGenerated = values.slug === generated || values.slug.replace(/-\d+$/, '') === generated;
    const wasShown = values.isShown || record.revisions.some(({ isShown }) => isShown);
    if (changed.slug !== undefined || wanted === generated || !isGenerated || wasShown) return after;
    return { ...after, slug: freeSlug(record.kind, wanted, [], record) };
  };
  /** @returns whether the save is valid */
  const write = (record: SiteRecord, changed: Partial<Values>): boolean => {
    if (!canSave(record, changed)) return false;
    const before = record.values;
    record.values = { ...applied(record, before, changed), date: dateOf(record, changed) };
    record.version += 1;
    if ((changed.slug ?? before.slug) !== before.slug) redirects.set(key(record.kind, before.slug), { record, at: now });
    afterSave(record);
    addRevision(record, before);
    return true;
  };

  const draftFields = ({ draft, values }: SiteRecord) =>
    draft ? names(draft.values).filter((name) => draft.values[name] !== values[name]) : [];
  const unschedule = (record: SiteRecord, action: Due['action']) => {
    due = due.filter((one) => one.record !== record || one.action !== action);
  };
  const publishFields = (record: SiteRecord, changed: Partial<Values>): boolean => {
    if (!write(record, { ...(record.values.isShown ? {} : { isShown: true }), ...changed })) return false;
    unschedule(record, 'publish');
    record.draft = null;
    return true;
  };

  const publish = (record: SiteRecord, scheduledAt?: string): number => {
    const { draft, values } = record;
    if (record.trash) return 404;
    const fields = draftFields(record);
    if (!draft || fields.length === 0) {
      if (values.isShown) return scheduledAt === undefined ? 409 : 200;
    } else if (fields.some((name) => draft.base[name] !== values[name])) return 409;
    const dated = record.kind === 'article' && values.date === null && scheduledAt ? { date: scheduledAt } : {};
    return publishFields(record, { ...dated, ...pick({ ...values, ...draft?.values }, fields) }) ? 200 : 422;
  };

  const removeAll = (some: readonly SiteRecord[], trashIds: readonly number[], change: Change | null = null) => {
    const visible = some.filter(isVisible);
    for (const [at, record] of some.entries()) {
      const own = [...redirects].filter(([, to]) => to.record === record);
      for (const [address] of own) redirects.delete(address);
      const slugs = own.map(([address, { at: since }]): [string, string] => [address.slice(record.kind.length + 1), since]);
      record.trash = { id: trashIds[at] ?? 0, at: now, change, redirects: slugs };
    }
    for (const { kind, values, trash } of visible)
      for (const slug of [values.slug, ...(trash?.redirects ?? []).map(([old]) => old)])
        if (!isTaken(kind, slug, null)) removed.set(key(kind, slug), now);
  };

  /** Restores records in sequence; those that get their own slug come first. */
  const restoreAll = (some: readonly SiteRecord[]): SiteRecord[] => {
    const restored: SiteRecord[] = [];
    let waiting = some.filter(({ kind, values }) => kind !== 'product' || categoryOf(values));
    while (waiting.length > 0) {
      const pass = waiting.filter((one, at) => waiting.findIndex((other) => other.values.slug === one.values.slug) === at);
      waiting = waiting.filter((one) => !pass.includes(one));
      const given = pass.map(({ values }) => values.slug).filter((slug) => !isTaken(pass[0]?.kind ?? 'page', slug, null));
      const slugs = pass.map(({ kind, values: { slug } }) => {
        if (!isTaken(kind, slug, null)) return slug;
        given.push(freeSlug(kind, slug, given));
        return given.at(-1) ?? '';
      });
      for (const [at, record] of pass.entries()) {
        const { trash } = record;
        record.trash = null;
        record.values = { ...record.values, slug: slugs[at] ?? '' };
        record.version += 1;
        for (const [slug, since] of trash?.redirects ?? [])
          if (!redirects.has(key(record.kind, slug))) redirects.set(key(record.kind, slug), { record, at: since });
        if (!isVisible(record)) continue;
        removed.delete(key(record.kind, record.values.slug));
        for (const [slug] of trash?.redirects ?? []) {
          const address = key(record.kind, slug);
          if ((removed.get(address) ?? '') <= (trash?.at ?? '')) removed.delete(address);
        }
      }
      restored.push(...pass);
    }
    return restored;
  };

  const hasProducts = ({ id }: SiteRecord) => live('product').some(({ values }) => values.category === id);
  const usedPaths = () => records.flatMap(({ values, draft }) => [...pathsIn(values), ...pathsIn(draft?.values ?? {})]);

  return {
    records,
    files,
    changes,
    live,
    isVisible,
    isTaken,
    slugOf,
    freeSlug,
    draftFields,
    publish,
    create: (kind: SiteKind, id: number, values: Values) => {
      const record: SiteRecord = { kind, id, values, version: 1, revisions: [], draft: null, trash: null };
      record.values = { ...values, date: dateOf(record, {}) };
      records.push(record);
      afterSave(record);
      addRevision(record, null);
    },
    /** @returns the expected status */
    save: (record: SiteRecord, changed: Partial<Values>): number => (record.trash ? 404 : write(record, changed) ? 200 : 422),
    saveDraft: (record: SiteRecord, form: Partial<Values>, publishes: boolean): number => {
      const { draft, values } = record;
      if (record.trash) return 404;
      const kept = pick(
        { ...values, ...draft?.values },
        draftFields(record).filter((name) => form[name] === undefined || name === 'picture'),
      );
      if (!canSave(record, kept) || !canSave({ ...record, values: { ...values, ...kept } }, form)) return 422;
      const after = applied(record, applied(record, values, kept), form);
      const differing = names(after).filter((name) => after[name] !== values[name]);
      if (publishes) {
        if (differing.length > 0 || !values.isShown) return publishFields(record, pick(after, differing)) ? 200 : 422;
        unschedule(record, 'publish');
      }
      const isEmpty = publishes || differing.length === 0;
      record.draft = isEmpty ? null : { values: pick(after, differing), base: pick(values, differing) };
      return 200;
    },
    discardDraft: (record: SiteRecord): number => {
      if (record.trash) return 404;
      record.draft = null;
      if (record.values.isShown) unschedule(record, 'publish');
      return 200;
    },
    schedule: (record: SiteRecord, action: Due['action'], at: string | null): number => {
      if (record.trash) return 404;
      const others = due.filter((one) => one.record === record && one.action !== action && !one.hasFailed);
      if (at === null) unschedule(record, action);
      else {
        if (action === 'publish' && record.values.isShown && !record.draft) return 422;
        if (others.some((other) => (action === 'publish' ? other.at <= at : at <= other.at))) return 422;
        const same = due.find((one) => one.record === record && one.action === action);
        if (same) Object.assign(same, { at, hasFailed: false });
        else due.push({ record, action, at, hasFailed: false });
      }
      return 200;
    },
    restoreRevision: (record: SiteRecord, values: Values, titleOnly: boolean): number => {
      if (record.trash) return 409;
      return write(record, titleOnly ? { title: values.title } : values) ? 200 : 422;
    },
    remove: removeAll,
    hasProducts,
    /** @returns the records that exist, may be changed and would be changed by the action */
    changeable: (some: readonly SiteRecord[], action: Change['action'], category: number): SiteRecord[] =>
      some.filter((record) => {
        if (record.trash) return false;
        if (action === 'delete') return record.kind !== 'category' || !hasProducts(record);
        return action === 'move' ? record.values.category !== category : record.values.isShown !== (action === 'publish');
      }),
    restoreAll,
    /** Deletes a record in the trash for ever. */
    purge: (record: SiteRecord) => {
      records.splice(records.indexOf(record), 1);
      due = due.filter((one) => one.record !== record);
    },
    changeMany: (
      change: Omit<Change, 'at' | 'rows' | 'isUndone'>,
      some: readonly SiteRecord[],
      { trashIds, category }: { trashIds: readonly number[]; category: number },
    ) => {
      const done: Change = { ...change, at: now, rows: [], isUndone: false };
      changes.push(done);
      if (change.action === 'delete') removeAll(some, trashIds, done);
      else
        for (const record of some) {
          const before = record.values;
          const isShown = change.action === 'publish';
          record.values = change.action === 'move' ? { ...before, category } : { ...before, isShown };
          if (change.action === 'publish') {
            removed.delete(key(record.kind, before.slug));
            if (record.kind === 'article') record.values.date ??= now;
          }
          record.version += 1;
          done.rows.push({ record, before, mark: record.version });
          addRevision(record, before);
        }
    },
    /** @returns the number of restored records; null if it is too late */
    undo: (change: Change): number | null => {
      if (change.isUndone || Date.parse(now) >= Date.parse(change.at) + undoMs) return null;
      change.isUndone = true;
      if (change.action === 'delete')
        return restoreAll(
          records.filter(({ trash }) => trash?.change === change).toSorted((one, other) => (one.trash?.id ?? 0) - (other.trash?.id ?? 0)),
        ).length;
      const rows = change.rows.filter(({ record, before, mark }) => {
        if (record.trash || !records.includes(record) || record.version !== mark) return false;
        return change.action !== 'move' || categoryOf(before);
      });
      for (const { record, before } of rows) {
        const current = record.values;
        const undone = change.action === 'move' ? { category: before.category } : { isShown: before.isShown };
        record.values = { ...current, ...undone };
        if (change.action === 'unpublish') {
          removed.delete(key(record.kind, current.slug));
          if (record.kind === 'article') record.values.date ??= now;
        }
        if (change.action === 'publish' && record.kind === 'article' && current.date === change.at) record.values.date = null;
        record.version += 1;
        addRevision(record, current);
      }
      return rows.length;
    },
    /** Sets the clock and applies scheduled changes. @returns whether any was due */
    setTime: (iso: string): boolean => {
      now = iso;
      for (let wasDue = false; ; wasDue = true) {
        const [next] = due.filter((one) => !one.hasFailed && one.at <= now).toSorted((one, other) => one.at.localeCompare(other.at));
        if (!next) return wasDue;
        const { record, action, at } = next;
        due = due.filter((one) => one !== next);
        const isDone = action === 'publish' ? publish(record, at) === 200 : !record.trash;
        if (action === 'unpublish' && isDone && record.values.isShown) write(record, { isShown: false });
        if (!isDone) due.push({ ...next, hasFailed: true });
      }
    },
    isUsed: ({ path }: LibraryFile) => usedPaths().includes(path),
    /** Exactly the files that must be stored. */
    storedFiles: (): string[] => {
      const revised = records.flatMap(({ revisions }) => revisions.flatMap(pathsIn)).filter((path) => !isGone(path));
      return [...new Set([...usedPaths(), ...revised, ...files.filter((file) => !file.isGone).map(({ path }) => path)])].toSorted();
    },
    /** Whether visitors can get a file. */
    isServed: (path: string): boolean =>
      files.some((file) => file.path === path && file.trashId === null && !file.isGone) ||
      records.some((record) => isVisible(record) && pathsIn(record.values).includes(path)),
    /** @returns the response for visitors at an address: a record, the new slug, or an error */
    answerTo: (kind: SiteKind, slug: string): SiteRecord | string | 404 | 410 => {
      const found = live(kind).find((record) => record.values.slug === slug && isVisible(record));
      if (found) return found;
      const moved = redirects.get(key(kind, slug));
      const gone = removed.get(key(kind, slug));
      if (moved && !(gone !== undefined && gone >= moved.at) && isVisible(moved.record)) return moved.record.values.slug;
      return gone === undefined ? 404 : 410;
    },
    /** Slugs that records have or had. */
    slugs: (): [SiteKind, string][] => {
      const had = records.flatMap(({ kind, values, revisions }) => [values, ...revisions].map(({ slug }) => key(kind, slug)));
      const addresses = new Set([...had, ...redirects.keys(), ...removed.keys()]);
      return [...addresses].map((address) => address.split(' ') as [SiteKind, string]);
    },
  };
};
