import { useState } from 'react';
import { listEntryLengths } from '#contract/rules/settings.ts';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { usePictureUpload } from '#web/admin/lib/use-picture-upload.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { anyPictureRules } from '#web/admin/ui/files/file-rules.ts';
import { PathPictureField } from '#web/admin/ui/files/path-picture-field.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Keyed, Step } from '#web/admin/ui/reorder/entries.ts';
import { EntryButtons } from '#web/admin/ui/reorder/entry-buttons.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { type StoredList, teamSetting } from './about.queries.ts';
import { ListCard } from './list-card.tsx';
import { membersOf, type TeamMember } from './list-entries.ts';
import { useListForm } from './use-list-form.ts';

interface MemberProps {
  member: Keyed<TeamMember>;
  index: number;
  isLast: boolean;
  error: string | undefined;
  onChange: (part: Partial<TeamMember>) => void;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

const Member = ({ member: { key, name, position, photo }, index, isLast, error, onChange, onMove, onRemove }: MemberProps) => {
  const item = useReorderItem(key);
  const upload = usePictureUpload('portrait');
  const shortName = name || `team member ${index + 1}`;
  return (
    <li className={`team-card ${item.className}`.trim()} ref={item.ref} onKeyDown={item.onKeyDown}>
      <PathPictureField
        label={`Photo of ${shortName}`}
        value={photo}
        rules={anyPictureRules}
        area={{ action: 'Upload photo', rest: '', hint: 'or drop it here' }}
        upload={upload}
        onChange={(path) => onChange({ photo: path })}
      />
      <div className="stack">
        <TextField
          label="Name"
          isRequired
          name={`name-${index}`}
          maxLength={listEntryLengths.teamMember.name}
          value={name}
          error={error}
          onChange={(next) => onChange({ name: next })}
        />
        <TextField
          label="Position"
          name={`position-${index}`}
          maxLength={listEntryLengths.teamMember.position}
          value={position}
          onChange={(next) => onChange({ position: next })}
        />
        <EntryButtons
          name={shortName}
          grip={<ReorderGrip item={item} />}
          isFirst={index === 0}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    </li>
  );
};

export const TeamCard = ({ stored }: { stored: StoredList }) => {
  const [removing, setRemoving] = useState<Keyed<TeamMember> | null>(null);
  const list = useListForm<TeamMember>({
    setting: teamSetting,
    stored,
    read: membersOf,
    check: ({ name }) => (name.trim() === '' ? 'The name field is required.' : undefined),
    write: ({ name, position, photo }) => ({ name: name.trim(), position: position.trim(), photo: photo || null }),
    noun: 'Team member',
    label: 'Team members',
    errors: saveErrors.team,
    savedText: 'Team members saved successfully',
  });
  const { entries, reorder } = list;
  return (
    <>
      <ListCard
        title="Team Members"
        text="Shown on the About page in this order. Square photos look best."
        list={list}
        layout="grid"
        action="Save Team Members"
        addText="Add Team Member"
        onAdd={() => list.add({ name: '', position: '', photo: '' })}
      >
        <ul className="team-cards">
          {entries.map((member, index) => (
            <Member
              key={member.key}
              member={member}
              index={index}
              isLast={index === entries.length - 1}
              error={list.errorOf(index)}
              onChange={(part) => list.change(member.key, part)}
              onMove={(step) => reorder.move(member.key, step)}
              onRemove={() => setRemoving(member)}
            />
          ))}
        </ul>
        {entries.length === 0 && <p className="muted">No team members yet. Without them the About page shows no team.</p>}
      </ListCard>
      <ConfirmDialog
        isOpen={removing !== null}
        title="Are you sure you want to remove this team member?"
        thing={
          <div className="grow">
            <div className="strong truncate">{removing?.name || 'Team member without a name'}</div>
            <div className="hint truncate">{removing?.position}</div>
          </div>
        }
        consequence="The website shows the change once you save the team members."
        action="Remove"
        isBusy={false}
        busyText="Removing..."
        onConfirm={() => {
          list.set(entries.filter(({ key }) => key !== removing?.key));
          setRemoving(null);
        }}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
};
