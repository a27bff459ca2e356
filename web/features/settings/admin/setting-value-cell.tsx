// A value in the list: one line, cut, with what can be seen of it at a glance.
import type { Setting } from '#contract/settings.ts';
import { plainText, shortenText } from '../../../lib/format.ts';
import { RowThumb } from '../../../ui/admin/list/row-thumb.tsx';

const mostCharacters = 120;
const isMachineText: readonly Setting['type'][] = ['color', 'url', 'json', 'image', 'file'];

export const SettingValueCell = ({ setting: { type, value } }: { setting: Setting }) => {
  if (!value) return <span className="muted">Not set</span>;
  const text = shortenText(type === 'textarea' ? plainText(value) : value, mostCharacters);
  return (
    <div className="cell setting-value">
      {type === 'color' && <span className="swatch-dot" style={{ background: value }} />}
      {type === 'image' && <RowThumb src={value} />}
      <span className={isMachineText.includes(type) ? 'truncate mono' : 'truncate'}>{text}</span>
    </div>
  );
};
