// A value in the list: one line, cut, with what can be seen of it at a glance.
import type { Setting } from '#contract/settings.ts';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { plainText, shortenText } from '#web/shared/lib/format.ts';
import { synonymsKey, toLines } from './synonym-lines.ts';

const mostCharacters = 120;
const isMachineText: readonly Setting['type'][] = ['color', 'url', 'json', 'image', 'file'];

const readable = ({ key, type }: Setting, value: string): string => {
  if (key === synonymsKey) return toLines(value).replaceAll('\n', '; ');
  return type === 'textarea' ? plainText(value) : value;
};

export const SettingValueCell = ({ setting }: { setting: Setting }) => {
  const { type, value } = setting;
  if (!value) return <span className="muted">Not set</span>;
  const text = shortenText(readable(setting, value), mostCharacters);
  return (
    <div className="cell setting-value">
      {type === 'color' && <span className="swatch-dot" style={{ background: value }} />}
      {type === 'image' && <RowThumb src={value} />}
      <span className={isMachineText.includes(type) ? 'truncate mono' : 'truncate'}>{text}</span>
    </div>
  );
};
