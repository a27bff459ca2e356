import type { Language } from '#contract/rules/languages.ts';
import { RowMenu } from '#web/admin/ui/list/row-menu.tsx';
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';
import { MoveButtons } from '#web/admin/ui/reorder/entry-buttons.tsx';
import { englishName } from './language-list.ts';
import { LanguageProgress } from './language-progress.tsx';
import { LanguageTexts } from './language-texts.tsx';

interface Props {
  language: Language;
  /** 0 is the main language. */
  position: number;
  count: number;
  onEdit: () => void;
  onMove: (step: -1 | 1) => void;
  onPublish: (isPublished: boolean) => Promise<unknown>;
  onMakeMain: () => void;
  onRemove: () => void;
}

export const LanguageRow = ({ language, position, count, onEdit, onMove, onPublish, onMakeMain, onRemove }: Props) => {
  const { code, name, locale, direction, is_published } = language;
  const isMain = position === 0;
  const english = englishName(code) ?? code;
  const edit = { label: 'Edit', icon: 'edit', onSelect: onEdit } as const;
  const others = [
    { label: 'Make main language', icon: 'up', onSelect: onMakeMain },
    { label: 'Remove', icon: 'delete', onSelect: onRemove },
  ] as const;
  return (
    <tr>
      <td className="c-main">
        <div className="cell">
          <div>
            <button type="button" className="row-link" onClick={onEdit}>
              <bdi lang={code}>{name}</bdi>
            </button>{' '}
            {isMain && <span className="tag accent">MAIN</span>}
            <small>{english === name ? code : `${english}, ${code}`}</small>
          </div>
        </div>
      </td>
      <td data-label="Address">
        <span className="mono">{isMain ? '/' : `/${code}/`}</span>
      </td>
      <td className="sub" data-label="Locale">
        <span className="mono">{locale}</span>
        {direction === 'rtl' && <span> right to left</span>}
      </td>
      <td className="c-wide">
        {isMain ? <span className="muted">The originals are written in it</span> : <LanguageProgress code={code} name={english} />}
        <LanguageTexts code={code} name={english} />
      </td>
      <td>
        {isMain ? (
          <span className="badge green">Published</span>
        ) : (
          <StatusSwitch name={english} isOn={is_published} onText="Published" offText="Not published" onToggle={onPublish} />
        )}
      </td>
      <td className="c-actions">
        {!isMain && count > 2 && <MoveButtons name={english} isFirst={position === 1} isLast={position === count - 1} onMove={onMove} />}
        <RowMenu name={english} actions={isMain ? [edit] : [edit, ...others]} />
      </td>
    </tr>
  );
};
