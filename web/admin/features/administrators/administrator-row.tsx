import type { Administrator } from '#contract/administrators.ts';
import { counted } from '#contract/rules/numbers.ts';
import type { Role } from '#contract/rules/policy.ts';
import { roleName, roleTexts } from '#web/admin/lib/rights.ts';
import { ApplySelect } from '#web/admin/ui/apply-select.tsx';
import { type Formats, useFormats } from '#web/shared/lib/formats.ts';
import { languageNames, useRoleOptions } from './role-choice.tsx';

interface Props {
  administrator: Administrator;
  isBusy: boolean;
  onRenew: () => void;
  onShowSignIns: () => void;
  onClearPause: () => void;
  onSetRole: (role: Role) => void;
  /** Chooses the languages of a translator. */
  onTranslate: () => void;
  onSetActive: (isActive: boolean) => void;
  onRemove: () => void;
  onRemoveSecondFactor: () => void;
}

const badges = { active: 'badge green', disabled: 'badge off', invited: 'badge yellow' } as const;
const words = { active: 'Active', disabled: 'Disabled', invited: 'Invited' } as const;

const fact = ({ status, last_used_at, invitation_expires_at }: Administrator, { date }: Formats): string => {
  if (status === 'invited' && invitation_expires_at) {
    const isOver = Date.parse(invitation_expires_at) <= Date.now();
    return isOver ? 'the link has expired' : `the link works until ${date(invitation_expires_at)}`;
  }
  return last_used_at ? `last seen ${date(last_used_at)}` : 'not signed in';
};

const pauseText = ({ until, failures, addresses }: NonNullable<Administrator['sign_in_pause']>, { date, time }: Formats): string =>
  `Sign-in paused until ${date(until)}, ${time(until)} after ${counted(failures, 'failed attempt', 'failed attempts')} from ${counted(addresses, 'address', 'addresses')}`;

export const AdministratorRow = (props: Props) => {
  const {
    administrator,
    isBusy,
    onRenew,
    onShowSignIns,
    onClearPause,
    onSetRole,
    onTranslate,
    onSetActive,
    onRemove,
    onRemoveSecondFactor,
  } = props;
  const { name, email, role, languages, status, is_you, sign_in_pause } = administrator;
  const roleOptions = useRoleOptions(role);
  const formats = useFormats();
  return (
    <li>
      <div className="grow">
        <b>{name}</b> {is_you && <span className="muted">(you)</span>} <span className={badges[status]}>{words[status]}</span>{' '}
        {is_you && <span className="badge off">{roleName(role)}</span>}
        {administrator.has_second_factor && <span className="badge green">Two-step sign-in</span>}
        <div className="hint">
          {email}, {fact(administrator, formats)}
          {languages && <span>, translates into {languageNames(languages)}</span>}
        </div>
      </div>
      {!is_you && (
        <div className="row wrap">
          <ApplySelect
            label={`Role of ${name}`}
            title={roleTexts[role]}
            isBusy={isBusy}
            value={role}
            options={roleOptions}
            onApply={(value) => (value === 'translator' ? onTranslate() : onSetRole(value as Role))}
          />
          {role === 'translator' && (
            <button type="button" className="btn btn-s" disabled={isBusy} aria-label={`Languages of ${name}`} onClick={onTranslate}>
              Languages
            </button>
          )}
          {status === 'invited' && (
            <button type="button" className="btn btn-s" disabled={isBusy} aria-label={`New link for ${name}`} onClick={onRenew}>
              New link
            </button>
          )}
          {status !== 'invited' && (
            <button type="button" className="btn btn-s" aria-label={`Sign-ins of ${name}`} onClick={onShowSignIns}>
              Sign-ins
            </button>
          )}
          {status === 'active' && (
            <button type="button" className="btn btn-s" disabled={isBusy} aria-label={`Disable ${name}`} onClick={() => onSetActive(false)}>
              Disable
            </button>
          )}
          {status === 'disabled' && (
            <button type="button" className="btn btn-s" disabled={isBusy} aria-label={`Enable ${name}`} onClick={() => onSetActive(true)}>
              Enable
            </button>
          )}
          {(administrator.has_second_factor || administrator.passkeys > 0) && (
            <button
              type="button"
              className="btn btn-s"
              disabled={isBusy}
              aria-label={`Reset two-step sign-in of ${name}`}
              onClick={onRemoveSecondFactor}
            >
              Reset two-step sign-in
            </button>
          )}
          <button type="button" className="btn btn-s btn-danger-quiet" disabled={isBusy} aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        </div>
      )}
      {sign_in_pause && (
        <div className="pause">
          <span className="grow">{pauseText(sign_in_pause, formats)}</span>
          <button type="button" className="btn btn-s" disabled={isBusy} aria-label={`End pause of ${name}`} onClick={onClearPause}>
            End pause
          </button>
        </div>
      )}
    </li>
  );
};
