// The difference of one field in a revision, shown according to its kind.
import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import type { RevisionKind } from '#contract/rules/history.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { spelledOut, typeOf } from './field-names.ts';
import { categoryNamesQuery } from './history.queries.ts';
import { compareEntries, type EntryDifference, readEntries } from './list-entries.ts';
import { readableText } from './readable-text.ts';
import { compareRows } from './specification-rows.ts';

const mostCharacters = 200_000;

interface TextDifferenceProps {
  before: string;
  after: string;
}

/** Two texts merged into one, with marked deletions and insertions. */
export const TextDifference = ({ before, after }: TextDifferenceProps) => {
  if (before.length + after.length > mostCharacters) return <p className="hint">This text is too long to be compared word by word.</p>;
  let at = 0;
  return (
    <div className="text-difference">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
        const key = at;
        at += value.length + 1;
        if (added)
          return (
            <ins key={key}>
              <span className="vh">[added: </span>
              {value}
              <span className="vh">]</span>
            </ins>
          );
        if (removed)
          return (
            <del key={key}>
              <span className="vh">[removed: </span>
              {value}
              <span className="vh">]</span>
            </del>
          );
        return <span key={key}>{value}</span>;
      })}
    </div>
  );
};

interface Sides {
  before: unknown;
  after: unknown;
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);

const personName = (value: unknown): string => textOf((value as { name?: string } | null)?.name);

const SideBySide = ({ before, after, show }: Sides & { show: (value: unknown) => ReactNode }) => (
  <dl className="sides">
    <div>
      <dt>Before</dt>
      <dd>{show(before)}</dd>
    </div>
    <div>
      <dt>After</dt>
      <dd>{show(after)}</dd>
    </div>
  </dl>
);

const none = <span className="muted">None</span>;

/** Shown instead of a file that was deleted for ever. */
const deleted = 'File deleted';

const withoutDeleted = (value: unknown, paths: readonly string[]): unknown =>
  paths.length === 0 ? value : JSON.parse(paths.reduce((text, path) => text.replaceAll(path, deleted), JSON.stringify(value ?? null)));

const Pictures = ({ value }: { value: unknown }) => {
  const paths = (Array.isArray(value) ? value : [value]).filter((path): path is string => typeof path === 'string' && path !== '');
  if (paths.length === 0) return none;
  return (
    <div className="revision-pictures">
      {paths.map((path, index) =>
        path === deleted ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: several can be deleted
          <span key={index} className="muted">
            {deleted}
          </span>
        ) : (
          <Picture key={path} src={path} alt={path.replace(/^.*\//, '')} sizes="160px" />
        ),
      )}
    </div>
  );
};

const CategoryName = ({ id }: { id: unknown }) => {
  const { data: categories } = useQuery(categoryNamesQuery);
  if (id === null) return none;
  return categories?.find((category) => category.id === id)?.name ?? `No. ${String(id)}`;
};

const Time = ({ at }: { at: unknown }) => {
  const { date, time } = useFormats();
  return typeof at === 'string' ? `${date(at)}, ${time(at)}` : none;
};

const Specifications = ({ before, after }: Sides) => {
  const { rows, isOrder } = compareRows(before, after);
  if (isOrder) return <p>Only the order of the rows changed.</p>;
  return (
    <table className="revision-rows">
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, name, before: old, after: now }) => (
          <tr key={`${group} ${name} ${old} ${now}`}>
            <th scope="row">
              {name}
              {group && <small className="muted">{group}</small>}
            </th>
            <td>{old === null ? <span className="muted">Not present</span> : <del>{old}</del>}</td>
            <td>{now === null ? <span className="muted">Removed</span> : <ins>{now}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Whether a value is formatted text: nothing else marks the formatted texts of settings. */
const isHtml = (value: unknown) => typeof value === 'string' && /<\/?[a-z][^<>]*>/i.test(value);
const readable = (value: unknown): string => (isHtml(value) ? readableText(String(value)) : textOf(value));

const isPicture = (value: unknown) => typeof value === 'string' && /^uploads\/\S+\.(avif|gif|jpe?g|png|webp)$/.test(value);

const entryTags = { changed: null, added: 'Added', removed: 'Removed' } as const;

const Entries = ({ differences }: { differences: readonly EntryDifference[] }) => {
  if (differences.length === 0) return <p>Only the order of the entries changed.</p>;
  return differences.map(({ number, name, change, fields }) => (
    <section key={`${change} ${number}`} className="revision-entry">
      <h5>
        {number}. {name} {entryTags[change] && <span className="tag">{entryTags[change]}</span>}
      </h5>
      {fields.map((field) => (
        <div key={field.name}>
          <span className="hint">{spelledOut(field.name)}</span>
          <SettingDifference {...field} />
        </div>
      ))}
    </section>
  ));
};

/** A setting contains a list, a picture or a text. */
const SettingDifference = ({ before, after }: Sides) => {
  if (isPicture(before) || isPicture(after))
    return <SideBySide before={before} after={after} show={(value) => <Pictures value={value} />} />;
  const [old, now] = [readEntries(before), readEntries(after)];
  if (old && now && old.length + now.length > 0) return <Entries differences={compareEntries(old, now)} />;
  return <TextDifference before={readable(before)} after={readable(after)} />;
};

interface Props extends Sides {
  kind: RevisionKind;
  field: string;
  /** Stored paths of files that were deleted for ever. */
  deletedFiles?: readonly string[];
}

export const FieldDifference = ({ kind, field, deletedFiles = [], ...given }: Props) => {
  const sides = { before: withoutDeleted(given.before, deletedFiles), after: withoutDeleted(given.after, deletedFiles) };
  const { before, after } = sides;
  switch (typeOf(kind, field)) {
    case 'flag':
      return <SideBySide {...sides} show={(value) => (value === null ? none : value ? 'Yes' : 'No')} />;
    case 'picture':
    case 'pictures':
      return <SideBySide {...sides} show={(value) => <Pictures value={value} />} />;
    case 'document':
      return <SideBySide {...sides} show={(value) => (value ? textOf(value).replace(/^.*\//, '') : none)} />;
    case 'reference':
      return <SideBySide {...sides} show={(value) => <CategoryName id={value} />} />;
    case 'time':
      return <SideBySide {...sides} show={(value) => <Time at={value} />} />;
    case 'specifications':
      return <Specifications {...sides} />;
    case 'setting':
      return <SettingDifference {...sides} />;
    case 'person':
      return <TextDifference before={personName(before)} after={personName(after)} />;
    case 'rich-text':
      return <TextDifference before={readable(before)} after={readable(after)} />;
    default:
      return <TextDifference before={textOf(before)} after={textOf(after)} />;
  }
};
