// A button of the toolbar. It stays focusable when it is disabled, so that arrow keys keep their position.
import type { MouseEvent } from 'react';
import { EditorIcon } from './editor-icon.tsx';
import type { ToolbarItem } from './toolbar-items.ts';

interface Props {
  label: string;
  sign: ToolbarItem['sign'];
  shortcut?: string;
  /** Undefined for a button that is no toggle. */
  isPressed?: boolean;
  isAvailable?: boolean;
  /** For a button that opens a panel. */
  isExpanded?: boolean;
  /** @param byPointer whether the text gets the focus again immediately */
  onPress: (byPointer: boolean) => void;
}

const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

export const ToolbarButton = ({ label, sign, shortcut, isPressed, isAvailable = true, isExpanded, onPress }: Props) => (
  <button
    type="button"
    className="icon-btn"
    tabIndex={-1}
    aria-label={label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    aria-disabled={isAvailable ? undefined : true}
    title={shortcut ? `${label}  ${modifier} ${shortcut}` : label}
    // the text keeps its selection
    onMouseDown={(event: MouseEvent) => event.preventDefault()}
    onClick={(event: MouseEvent) => {
      if (isAvailable) onPress(event.detail > 0);
    }}
  >
    {'letter' in sign ? (
      // drawn with CSS, because the accessible name describes it
      <span className={`letter letter-${sign.letter.toLowerCase()}`} data-letter={sign.letter} />
    ) : (
      <EditorIcon name={sign.icon} />
    )}
  </button>
);
