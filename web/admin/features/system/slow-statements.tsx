import { useFormats } from '#web/shared/lib/formats.ts';
import type { System } from './system-facts.tsx';
import { shortDurationText } from './system-texts.ts';

export const SlowStatements = ({ statements }: { statements: System['slow_statements'] }) => {
  const { date, time } = useFormats();
  return (
    <section className="panel" aria-labelledby="system-statements">
      <header className="panel-head">
        <h2 id="system-statements">Slow statements</h2>
      </header>
      {statements.length === 0 ? (
        <p className="panel-body hint">No database statement has taken 200 ms or longer since the start.</p>
      ) : (
        <ul className="list devices">
          {statements.map(({ statement, count, longest_ms, last_at }) => (
            <li key={statement}>
              <div className="grow">
                <code>{statement}</code>
                <div className="hint num">
                  {count === 1 ? 'Once' : `${count} times`}, longest {shortDurationText(longest_ms)}, last {date(last_at)}, {time(last_at)}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
