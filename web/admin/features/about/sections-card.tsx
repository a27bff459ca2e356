import { listEntryLengths } from '#contract/rules/settings.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useOpenEntries } from '#web/admin/ui/entries/use-open-entries.ts';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Keyed, Step } from '#web/admin/ui/reorder/entries.ts';
import { EntryButtons } from '#web/admin/ui/reorder/entry-buttons.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { type StoredList, sectionsSetting } from './about.queries.ts';
import { ListCard } from './list-card.tsx';
import { newSection, type PageSection, sectionsOf } from './list-entries.ts';
import { linesOf } from './text-paragraphs.ts';
import { useListForm } from './use-list-form.ts';

interface SectionProps {
  section: Keyed<PageSection>;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  error: string | undefined;
  onToggle: () => void;
  onChange: (part: Partial<PageSection>) => void;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

const Section = ({
  section: { key, title, content },
  index,
  isLast,
  isOpen,
  error,
  onToggle,
  onChange,
  onMove,
  onRemove,
}: SectionProps) => {
  const item = useReorderItem(key);
  return (
    <li className={`section-entry ${item.className}`.trim()} ref={item.ref} onKeyDown={item.onKeyDown}>
      <div className="section-head">
        <button type="button" className="section-toggle" aria-expanded={isOpen} onClick={onToggle}>
          <AdminIcon name={isOpen ? 'up' : 'down'} />
          <span className="grow">
            <b className="truncate">{title || `Section ${index + 1}`}</b>
            {!isOpen && <small className="truncate">{linesOf(content).replaceAll('\n', ' ')}</small>}
          </span>
        </button>
        <EntryButtons
          name={title || `section ${index + 1}`}
          grip={<ReorderGrip item={item} />}
          isFirst={index === 0}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      {isOpen && (
        <div className="stack section-fields">
          <TextField
            label="Title"
            isRequired
            name={`title-${index}`}
            maxLength={listEntryLengths.section.title}
            value={title}
            error={error}
            onChange={(next) => onChange({ title: next })}
          />
          <RichTextField label="Content" hasPictures size="small" value={content} onChange={(next) => onChange({ content: next })} />
        </div>
      )}
    </li>
  );
};

export const SectionsCard = ({ stored }: { stored: StoredList }) => {
  const list = useListForm<PageSection>({
    setting: sectionsSetting,
    stored,
    read: sectionsOf,
    check: ({ title }) => (title.trim() === '' ? 'The title field is required.' : undefined),
    noun: 'Section',
    label: 'Sections',
    errors: { ...saveErrors.about, fallback: 'Failed to save sections' },
    savedText: 'Sections saved successfully',
  });
  const { entries, reorder, removal } = list;
  const wrong = entries.flatMap(({ key }, index) => (list.errorOf(index) ? [key] : []));
  const open = useOpenEntries({ refusals: list.form.refusals, wrong });
  return (
    <ListCard
      title="Page Sections"
      text="Blocks below the full text of the About page, in this order."
      list={list}
      layout="rows"
      action="Save Sections"
      addText="Add Section"
      onAdd={() => open.openOnly(list.add(newSection(entries)))}
    >
      <ul className="section-list">
        {entries.map((section, index) => {
          const { key, title } = section;
          return (
            <Section
              key={key}
              section={section}
              index={index}
              isLast={index === entries.length - 1}
              isOpen={open.isOpen(key)}
              error={list.errorOf(index)}
              onToggle={() => open.toggle(key)}
              onChange={(part) => list.change(key, part)}
              onMove={(step) => reorder.move(key, step)}
              onRemove={() => removal.remove(key, title || `Section ${index + 1}`)}
            />
          );
        })}
      </ul>
      {entries.length === 0 && <p className="muted">No sections yet.</p>}
    </ListCard>
  );
};
