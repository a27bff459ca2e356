// Texts of existing products and the values that a definition reads from them, updated while it is edited.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { createMatcher } from '#contract/rules/attributes/match-definition.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { type AttributeValues, definitionOf } from './attribute-values.ts';
import { type Reading, readText } from './attribute-words.ts';
import { type AttributeName, type CategoryId, namesQuery } from './attributes.queries.ts';

interface Example {
  name: string;
  text: string;
  reading: Reading;
}

const mostExamples = 30;

const examplesOf = (values: AttributeValues, names: readonly AttributeName[]): Example[] => {
  const definition = definitionOf(values);
  const match = createMatcher([definition]);
  return names
    .filter(({ name }) => match(name))
    .flatMap(({ name, examples }) => examples.map((text) => ({ name, text, reading: readText(name, text, definition) })));
};

const summaryOf = (examples: readonly Example[]): string => {
  const understood = examples.filter(({ reading }) => reading.isUnderstood).length;
  if (examples.length === 1) return `The only text is ${understood === 1 ? '' : 'not '}understood.`;
  return understood === examples.length
    ? `All ${examples.length} different texts are understood.`
    : `${understood} of ${examples.length} different texts are understood.`;
};

interface Props {
  values: AttributeValues;
  categoryId: CategoryId;
}

export const AttributeExamples = ({ values, categoryId }: Props) => {
  const { data: names, isError } = useQuery(namesQuery(categoryId));
  const deferred = useDeferredValue(values);
  const examples = useMemo(() => names && examplesOf(deferred, names), [deferred, names]);
  if (isError && !examples)
    return <p className="hint">The texts of products could not be loaded. The attribute can be saved without them.</p>;
  if (!examples) return <Skeleton height="120px" />;
  if (examples.length === 0) {
    return (
      <p className="hint">
        No row of a product has this name{values.label.trim() === '' ? ' yet' : ` (“${values.label.trim()}”)`}. Add the names that products
        use above.
      </p>
    );
  }
  // texts that need attention come first
  const shown = examples.toSorted((one, other) => Number(one.reading.isUnderstood) - Number(other.reading.isUnderstood));
  return (
    <>
      {values.kind !== 'text' && (
        <p className="hint" role="status">
          {summaryOf(examples)}
        </p>
      )}
      <div className="attribute-examples">
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Text</th>
              <th scope="col">Read as</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, mostExamples).map(({ name, text, reading }) => (
              <tr key={`${name} ${text}`}>
                <td>{name}</td>
                <td className="mono">{text}</td>
                <td className={reading.isUnderstood ? 'mono' : 'is-problem'}>{values.kind === 'text' ? 'Not read' : reading.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > mostExamples && <p className="hint">And {shown.length - mostExamples} more.</p>}
    </>
  );
};
