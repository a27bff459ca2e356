// What the search understood as conditions: each can be removed from the typed text.
import { Icon } from '#web/shared/ui/icon.tsx';
import type { UnderstoodCondition } from './search.queries.ts';

interface Props {
  conditions: readonly UnderstoodCondition[];
  onRemove: (text: string) => void;
}

export const Understood = ({ conditions, onRemove }: Props) =>
  conditions.length > 0 && (
    <ul className="understood" aria-label="Understood as conditions">
      {conditions.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same part can be typed twice
        <li key={`${index} ${text}`}>
          <button type="button" className="pill" onClick={() => onRemove(text)}>
            <span className="vh">Remove</span> <span className="name">{label}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
