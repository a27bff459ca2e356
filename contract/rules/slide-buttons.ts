// The button of a slide as it is stored. It leads to an address or to a record, as an entry of a menu does.
import { type MenuEntry, menuEntryErrors } from './menus.ts';
import { publishedKinds } from './record-kinds.ts';

export const buttonKinds = ['address', ...publishedKinds] as const;

export interface SlideButton {
  button_kind: (typeof buttonKinds)[number];
  /** Empty for a record: its name. */
  button_label: string;
  /** An address or the id of a record. */
  button_target: string;
}

/** In characters. */
export const buttonLabelLength = 40;

export const noButton: SlideButton = { button_kind: 'address', button_label: '', button_target: '' };

export const hasButton = ({ button_kind, button_label, button_target }: SlideButton): boolean =>
  button_kind !== 'address' || button_label !== '' || button_target !== '';

export const toMenuEntry = ({ button_kind, button_label, button_target }: SlideButton): MenuEntry => ({
  kind: button_kind,
  label: button_label,
  target: button_target,
  most: 0,
  is_visible: true,
  is_nested: false,
});

/** @returns the error of each wrong field; none for a slide without a button */
export const slideButtonErrors = (button: SlideButton): { button_label?: string; button_target?: string } => {
  if (!hasButton(button)) return {};
  const { label, target } = menuEntryErrors(toMenuEntry(button));
  const isLong = [...button.button_label].length > buttonLabelLength;
  const labelError = isLong ? `The label must not be longer than ${buttonLabelLength} characters.` : label;
  return { ...(labelError && { button_label: labelError }), ...(target && { button_target: target }) };
};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @returns the button of a stored slide, valid or not */
export const readSlideButton = (slide: unknown): SlideButton => {
  const { button_kind, button_label, button_target } = (slide ?? {}) as Record<string, unknown>;
  const kind = buttonKinds.find((one) => one === button_kind) ?? 'address';
  return { button_kind: kind, button_label: text(button_label), button_target: text(button_target) };
};
