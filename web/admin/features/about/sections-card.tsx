import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { EntryButtons } from '#web/admin/ui/entries/entry-buttons.tsx';
import { type Keyed, movedEntry, plainEntry, withEntry } from '#web/admin/ui/entries/keyed-entries.ts';
import { UndoNotice } from '#web/admin/ui/entries/undo-notice.tsx';
import { useRemoval } from '#web/admin/ui/entries/use-removal.ts';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { reloadList, type StoredList, saveList, sectionsSetting } from './about-settings.queries.ts';
import { newSection, type PageSection, sectionsOf } from './list-entries.ts';
import { linesOf } from './plain-lines.ts';
import { SettingsCard } from './settings-card.tsx';

interface Props {
  stored: StoredList;
  guard: (hasChanges: () => boolean) => () => void;
}

const check = ({ sections }: { sections: Keyed<PageSection>[] }) =>
  Object.fromEntries(
    sections.flatMap(({ title }, index) => (title.trim() === '' ? [[`sections.${index}`, 'The title field is required.']] : [])),
  );

const readForm = (stored: StoredList | null) => ({ sections: sectionsOf(stored?.entries ?? []) });

export const SectionsCard = ({ stored, guard }: Props) => {
  const client = useQueryClient();
  const [open, setOpen] = useState<string | null>(null);
  const form = useRecordForm({
    record: stored,
    read: readForm,
    check,
    save: ({ sections }, { record }) => saveList(client, sectionsSetting, record ?? stored, sections.map(plainEntry)),
    reload: () => reloadList(client, sectionsSetting),
    comparable: ({ sections }) => ({ sections: sections.map(plainEntry) }),
    labels: { sections: 'Sections' },
    explain: explainSave({ ...saveErrors.about, fallback: 'Failed to save sections' }),
    onSaved: () => toast.success('Sections saved successfully'),
  });
  const { sections } = form.values;
  const set = (next: Keyed<PageSection>[]) => form.set('sections', next);
  const removal = useRemoval(sections, set);
  const add = () => {
    const section = newSection(sections);
    set([...sections, section]);
    setOpen(section.key);
  };
  return (
    <SettingsCard
      title="Page Sections"
      text="Blocks below the full text of the About page, in this order."
      form={form}
      action="Save Sections"
      guard={guard}
      add={
        <button type="button" className="btn" onClick={add}>
          <AdminIcon name="plus" />
          Add Section
        </button>
      }
    >
      {removal.name && <UndoNotice text={`${removal.name} removed`} onUndo={removal.undo} onDismiss={removal.forget} />}
      <ul className="section-list">
        {sections.map((section, index) => {
          const error = form.errors[`sections.${index}`];
          // what is wrong must be seen
          const isOpen = open === section.key || error !== undefined;
          return (
            <li key={section.key} className="section-entry">
              <div className="section-head">
                <button
                  type="button"
                  className="section-toggle"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(open === section.key ? null : section.key)}
                >
                  <AdminIcon name={isOpen ? 'up' : 'down'} />
                  <span className="grow">
                    <b className="truncate">{section.title || `Section ${index + 1}`}</b>
                    {!isOpen && <small className="truncate">{linesOf(section.content).replaceAll('\n', ' ')}</small>}
                  </span>
                </button>
                <EntryButtons
                  name={section.title || `section ${index + 1}`}
                  isFirst={index === 0}
                  isLast={index === sections.length - 1}
                  onMove={(step) => set(movedEntry(sections, section.key, step))}
                  onRemove={() => removal.remove(section.key, section.title || `Section ${index + 1}`)}
                />
              </div>
              {isOpen && (
                <div className="stack section-fields">
                  <TextField
                    label="Title"
                    isRequired
                    name={`title-${index}`}
                    maxLength={200}
                    value={section.title}
                    error={error}
                    onBlur={() => {}}
                    onChange={(title) => set(withEntry(sections, section.key, { title }))}
                  />
                  <RichTextField
                    label="Content"
                    size="small"
                    value={section.content}
                    onChange={(content) => set(withEntry(sections, section.key, { content }))}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {sections.length === 0 && <p className="muted">No sections yet.</p>}
    </SettingsCard>
  );
};
