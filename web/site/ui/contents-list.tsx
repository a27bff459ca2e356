// Table of contents of a long text.
interface Props {
  title: string;
  sections: { id: string; title: string }[];
  /** Of a text that is not translated. */
  lang?: string | undefined;
}

const fewest = 3;

/** Not rendered for texts with fewer than three sections. */
export const ContentsList = ({ title, sections, lang }: Props) =>
  sections.length < fewest ? null : (
    <nav className="contents" aria-label={title}>
      <p className="label">{title}</p>
      <ol lang={lang}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
