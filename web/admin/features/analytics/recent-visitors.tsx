// The last views: which page was seen, when, and with which device.
import type { Analytics } from '#contract/analytics.ts';
import type { AddressMode } from '#contract/rules/analytics.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { formatsOf } from '#web/shared/lib/formats.ts';
import { deviceIcons } from './device-types.tsx';
import { PageName } from './page-name.tsx';

type Props = Pick<Analytics, 'recent_visitors' | 'time_zone' | 'addresses' | 'address_days'>;

const keeping = (mode: AddressMode, days: number): string => {
  if (mode === 'none') return 'Addresses are not kept';
  return mode === 'shortened' ? `Addresses are shortened and kept ${days} days` : `Addresses are kept ${days} days`;
};

const Row = ({ visitor, timeZone }: { visitor: Props['recent_visitors'][number]; timeZone: string }) => {
  // the statistics count days in the site's time zone
  const { date, time } = formatsOf(timeZone);
  return (
    <tr>
      <td className="c-main c-wide fit">
        <PageName address={visitor.page_url} />
      </td>
      <td className="mono sub">{visitor.ip_address ?? 'not kept'}</td>
      <td className="sub">
        <span className="row">
          <AdminIcon name={deviceIcons[visitor.device_type]} />
          {visitor.device_type}
        </span>
      </td>
      <td className="sub">{visitor.browser ?? 'Unknown browser'}</td>
      <td className="r c-end c-time">
        <time dateTime={visitor.visited_at}>
          <span className="nowrap">{date(visitor.visited_at)},</span> {time(visitor.visited_at)}
        </time>
      </td>
    </tr>
  );
};

export const RecentVisitors = ({ recent_visitors, time_zone, addresses, address_days }: Props) => (
  <section className="panel" aria-labelledby="recent-visitors">
    <header className="panel-head">
      <h2 id="recent-visitors">Recent Visitors</h2>
      <p>{keeping(addresses, address_days)}</p>
    </header>
    {recent_visitors.length === 0 ? (
      <p className="panel-body muted">No visitors yet.</p>
    ) : (
      <table className="table table-tight table-cards visitors-table" aria-labelledby="recent-visitors">
        <thead>
          <tr>
            <th scope="col" className="c-page">
              Page
            </th>
            <th scope="col">IP address</th>
            <th scope="col">Device</th>
            <th scope="col">Browser</th>
            <th scope="col" className="r">
              Visit time
            </th>
          </tr>
        </thead>
        <tbody>
          {recent_visitors.map((visitor, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all visible values of two views can be equal
            <Row key={index} visitor={visitor} timeZone={time_zone} />
          ))}
        </tbody>
      </table>
    )}
  </section>
);
