import type { Analytics } from '#contract/analytics.ts';
import type { DeviceType } from '#contract/rules/analytics.ts';
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx';
import { ShareBars } from './share-bars.tsx';

export const deviceIcons: Record<DeviceType, AdminIconName> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };
const labels: Record<DeviceType, string> = { desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet' };

export const DeviceTypes = ({ devices }: { devices: Analytics['device_stats'] }) => (
  <section aria-labelledby="device-types">
    <header className="panel-head">
      <h2 id="device-types">Device Types</h2>
    </header>
    <ShareBars
      shares={devices.map(({ device_type, count }) => ({ label: labels[device_type], count, icon: deviceIcons[device_type] }))}
      emptyText="No visitors in this period."
    />
  </section>
);
