// The sections of a big editor: a list on the left (a strip on phones) with the number of errors, which follows the
// scrolling, and the fields on the right.
import { type ReactNode, useRef } from 'react';
import { readOnlyScroll, useIsReadOnly } from '../read-only.tsx';
import type { FieldErrors } from './field-errors.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

export interface Section {
  /** Unique in the document. */
  id: string;
  label: string;
  /** Names of its fields; their errors are counted. */
  fields: readonly string[];
  /** Number of things in it, e.g. pictures. */
  count?: number;
}

interface Props {
  sections: readonly Section[];
  errors: FieldErrors;
  children: ReactNode;
}

const errorsOf = ({ fields }: Section, errors: FieldErrors) =>
  Object.entries(errors).filter(([name, text]) => text && fields.includes(name.split(/[.[]/)[0] ?? name)).length;

export const FormSections = ({ sections, errors, children }: Props) => {
  const isReadOnly = useIsReadOnly();
  const body = useRef<HTMLDivElement>(null);
  const { current, goTo } = useScrollSpy(
    body,
    sections.map(({ id }) => id),
  );
  return (
    <div className="ed">
      <nav className="ed-nav" aria-label="Sections">
        {sections.map((section) => {
          const wrong = errorsOf(section, errors);
          return (
            <button
              key={section.id}
              type="button"
              className={wrong > 0 ? 'bad' : undefined}
              aria-current={section.id === current ? 'true' : undefined}
              onClick={() => goTo(section.id)}
            >
              {section.label}
              {wrong > 0 && (
                <span className="n">
                  {wrong}
                  <span className="vh"> {wrong === 1 ? 'error' : 'errors'}</span>
                </span>
              )}
              {wrong === 0 && section.count ? <span className="n">{section.count}</span> : null}
            </button>
          );
        })}
      </nav>
      {/* without fields that take the focus, it scrolls by keyboard all the same */}
      <div className="ed-body form-fields" ref={body} {...readOnlyScroll(isReadOnly)}>
        {children}
      </div>
    </div>
  );
};

interface SectionProps {
  id: string;
  title: string;
  /** A word beside the title. */
  hint?: string;
  /** Buttons at the right end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of the fields. */
export const FormSection = ({ id, title, hint, actions, children }: SectionProps) => (
  <section className="sec" id={id} aria-labelledby={`${id}-title`}>
    <div className="sec-head">
      <h3 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h3>
      {hint && <p>{hint}</p>}
      {actions && <div className="actions">{actions}</div>}
    </div>
    {children}
  </section>
);
