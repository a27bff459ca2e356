// Access for other programs: API tokens and webhooks.
import { ApiTokensPanel } from '#web/admin/features/api-tokens/api-tokens-panel.tsx';
import { WebhooksPanel } from '#web/admin/features/webhooks/webhooks-panel.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';

export const IntegrationsScreen = () => (
  <>
    <ScreenHead title="Integrations" subtitle="Access for other programs, such as an ERP or a CRM" />
    <div className="integrations">
      <ApiTokensPanel />
      <WebhooksPanel />
    </div>
  </>
);
