// The sections of a big editor: a list on the left (a strip on phones) with the number of errors, which follows the
// scrolling, and the fields on the right.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { readOnlyScroll, useIsReadOnly } from '../read-only.tsx';
import type { FieldErrors } from './field-errors.ts';

interface ScrollSpy {
  current: string;
  /** Scrolls to a section and moves the focus to its heading. */
  goTo: (id: string) => void;
}

// a section counts as current once its heading is this close to the top, in pixels
const nearTopPx = 96;

/** The section of a scrolling form that is currently in view. */
const useScrollSpy = (body: RefObject<HTMLElement | null>, ids: readonly string[]): ScrollSpy => {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const key = ids.join(' ');
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const sections = key.split(' ').map((id) => document.getElementById(id));
    const update = () => {
      const top = element.getBoundingClientRect().top + nearTopPx;
      const isAtEnd = element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
      const read = sections.filter((section) => section && section.getBoundingClientRect().top <= top);
      const last = isAtEnd ? sections.at(-1) : read.at(-1);
      setCurrent(last?.id ?? key.split(' ')[0] ?? '');
    };
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [body, key]);
  return {
    current,
    goTo: (id) => {
      const section = document.getElementById(id);
      section?.scrollIntoView?.();
      section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      setCurrent(id);
    },
  };
};

export interface Section {
  /** Unique in the document. */
  id: string;
  label: string;
  /** Names of its fields; their errors are counted. */
  fields: readonly string[];
  /** Number of entries in it, e.g. pictures. */
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
      {/* scrolls by keyboard even if no field can take the focus */}
      <div className="ed-body form-fields" ref={body} {...readOnlyScroll(isReadOnly)}>
        {children}
      </div>
    </div>
  );
};

interface SectionProps {
  id: string;
  title: string;
  /** A short text beside the title. */
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
