import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { uploadPicture } from '#web/admin/lib/upload.ts';
import { uploadErrorText } from '#web/admin/lib/upload-errors.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { EntryButtons } from '#web/admin/ui/entries/entry-buttons.tsx';
import { type Keyed, keyed, movedEntry, plainEntry, withEntry } from '#web/admin/ui/entries/keyed-entries.ts';
import { anyImageRules } from '#web/admin/ui/files/file-rules.ts';
import { PathPictureField } from '#web/admin/ui/files/path-picture-field.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { reloadList, type StoredList, saveList, teamSetting } from './about-settings.queries.ts';
import { membersOf, type TeamMember } from './list-entries.ts';
import { SettingsCard } from './settings-card.tsx';

interface Props {
  stored: StoredList;
  guard: (hasChanges: () => boolean) => () => void;
}

const check = ({ members }: { members: Keyed<TeamMember>[] }) =>
  Object.fromEntries(
    members.flatMap(({ name }, index) => (name.trim() === '' ? [[`members.${index}`, 'The name field is required.']] : [])),
  );

const storedMember = ({ name, position, photo }: TeamMember) => ({ name: name.trim(), position: position.trim(), photo: photo || null });

const readForm = (stored: StoredList | null) => ({ members: stored ? membersOf(stored) : [] });

export const TeamCard = ({ stored, guard }: Props) => {
  const client = useQueryClient();
  const [removing, setRemoving] = useState<Keyed<TeamMember> | null>(null);
  const form = useRecordForm({
    record: stored,
    read: readForm,
    check,
    save: ({ members }, { record }) => saveList(client, teamSetting, record ?? stored, members.map(storedMember)),
    reload: () => reloadList(client, teamSetting),
    comparable: ({ members }) => ({ members: members.map(plainEntry) }),
    labels: { members: 'Team members' },
    explain: explainSave(saveErrors.team),
    onSaved: () => toast.success('Team members saved successfully'),
  });
  const { members } = form.values;
  const set = (next: Keyed<TeamMember>[]) => form.set('members', next);

  const upload = async (file: File, onProgress: (share: number) => void): Promise<string | null> => {
    try {
      const path = await uploadPicture(client, file, onProgress);
      toast.success('Photo uploaded successfully');
      return path;
    } catch (error) {
      toast.error(uploadErrorText(error, 'portrait'));
      return null;
    }
  };
  return (
    <>
      <SettingsCard
        title="Team Members"
        text="They stand on the About page in this order. Square photos look best."
        form={form}
        action="Save Team Members"
        guard={guard}
        add={
          <button type="button" className="btn" onClick={() => set([...members, keyed({ name: '', position: '', photo: '' })])}>
            <AdminIcon name="plus" />
            Add Team Member
          </button>
        }
      >
        <ul className="team-cards">
          {members.map((member, index) => (
            <li key={member.key} className="team-card">
              <PathPictureField
                label={`Photo of ${member.name || `team member ${index + 1}`}`}
                value={member.photo}
                rules={anyImageRules}
                area={{ action: 'Upload photo', rest: '', hint: 'or drop it here' }}
                upload={upload}
                onChange={(photo) => set(withEntry(members, member.key, { photo }))}
              />
              <div className="stack">
                <TextField
                  label="Name"
                  isRequired
                  name={`name-${index}`}
                  maxLength={100}
                  value={member.name}
                  error={form.errors[`members.${index}`]}
                  onBlur={() => {}}
                  onChange={(name) => set(withEntry(members, member.key, { name }))}
                />
                <TextField
                  label="Position"
                  name={`position-${index}`}
                  maxLength={100}
                  value={member.position}
                  error={undefined}
                  onBlur={() => {}}
                  onChange={(position) => set(withEntry(members, member.key, { position }))}
                />
                <EntryButtons
                  name={member.name || `team member ${index + 1}`}
                  isFirst={index === 0}
                  isLast={index === members.length - 1}
                  onMove={(step) => set(movedEntry(members, member.key, step))}
                  onRemove={() => setRemoving(member)}
                />
              </div>
            </li>
          ))}
        </ul>
        {members.length === 0 && <p className="muted">No team members yet. Without them the About page shows no team.</p>}
      </SettingsCard>
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
          set(members.filter(({ key }) => key !== removing?.key));
          setRemoving(null);
        }}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
};
