// The texts of one part of the site, which can be opened and closed.
import type { InterfaceText } from '#contract/interface-texts.ts';
import { isMissingText } from '#contract/texts/own-texts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { TextRow } from './text-row.tsx';
import { partName, type TextValues } from './text-values.ts';

interface Props {
  part: string;
  /** The texts of the part that match the filter. */
  texts: readonly InterfaceText[];
  isOpen: boolean;
  onToggle: () => void;
  form: Pick<Form<TextValues>, 'field' | 'values' | 'set'>;
  language: string;
}

export const TextPart = ({ part, texts, isOpen, onToggle, form, language }: Props) => {
  const missing = texts.filter(isMissingText).length;
  return (
    <section className="panel site-text-part" aria-label={partName(part)}>
      <h2>
        <button type="button" className="section-toggle" aria-expanded={isOpen} onClick={onToggle}>
          <AdminIcon name={isOpen ? 'up' : 'down'} />
          <span className="grow">{partName(part)}</span>
          {missing > 0 && <span className="badge yellow num">{missing} missing</span>}
          <span className="count num">{texts.length}</span>
        </button>
      </h2>
      {isOpen && (
        <ul>
          {texts.map((text) => (
            <TextRow key={text.key} text={text} form={form} language={language} />
          ))}
        </ul>
      )}
    </section>
  );
};
