// A suggestion in the list of a search field.
import '#web/site/styles/suggestions.css';
import type { Suggestion } from './suggestions.ts';

interface Props {
  suggestion: Suggestion;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onAccept: () => void;
}

export const SuggestionRow = ({ suggestion: { label, detail }, id, isActive, onPoint, onAccept }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    className="suggestion"
    onPointerMove={({ pointerType }) => {
      if (pointerType === 'mouse' && !isActive) onPoint();
    }}
    // the focus stays in the field, and with it the keyboard of a phone
    onMouseDown={(event) => event.preventDefault()}
    onClick={onAccept}
  >
    <span className="suggested">{label}</span> <span className="detail">{detail}</span>
  </div>
);
