// Table of contents of a long text.
interface Props {
  title: string;
  sections: { id: string; title: string }[];
}

const fewest = 3;

/** Not rendered for texts with fewer than three sections. */
export const ContentsList = ({ title, sections }: Props) =>
  sections.length < fewest ? null : (
    <nav className="contents" aria-label={title}>
      <p className="label">{title}</p>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
