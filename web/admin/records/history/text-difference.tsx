// Two texts merged into one, with marked deletions and insertions.
import { diffWordsWithSpace } from 'diff';

const mostCharacters = 200_000;

interface Props {
  before: string;
  after: string;
}

export const TextDifference = ({ before, after }: Props) => {
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
