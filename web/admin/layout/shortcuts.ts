// The keyboard shortcuts of the admin area, as the dialog lists them.
interface Shortcut {
  /** Keys that are pressed together. */
  keys: readonly string[];
  does: string;
}

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** The modifier key of commands, as labelled on the keyboard. */
const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [command, 'K'], does: 'Search or go to' },
      { keys: ['/'], does: 'Search the list' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close a dialog, a menu or a panel' },
    ],
  },
  {
    title: 'Forms',
    shortcuts: [
      { keys: [command, 'S'], does: 'Save and stay' },
      { keys: ['Alt', '↑'], does: 'Move an entry up' },
      { keys: ['Alt', '↓'], does: 'Move an entry down' },
    ],
  },
  {
    title: 'Messages',
    shortcuts: [
      { keys: ['J'], does: 'Next message' },
      { keys: ['K'], does: 'Previous message' },
    ],
  },
  {
    title: 'Formatted text',
    shortcuts: [
      { keys: [command, 'B'], does: 'Bold' },
      { keys: [command, 'I'], does: 'Italic' },
      { keys: [command, 'U'], does: 'Underline' },
      { keys: [command, 'K'], does: 'Add or change a link' },
      { keys: [command, 'F'], does: 'Find and replace' },
      { keys: [command, 'Shift', 'F'], does: 'Full screen' },
      { keys: [command, 'Z'], does: 'Undo' },
      { keys: [command, 'Shift', 'Z'], does: 'Redo' },
    ],
  },
];
