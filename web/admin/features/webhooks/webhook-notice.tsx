// A notice on every screen while a webhook is disabled because it failed.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { disabledTexts } from './webhook-state.ts';
import { webhooksQuery } from './webhooks.queries.ts';

export const WebhookNotice = () => {
  const { data: webhooks } = useQuery(webhooksQuery);
  const disabled = webhooks?.find(({ disabled_reason }) => disabled_reason !== null);
  if (!disabled?.disabled_reason) return null;
  return (
    <div className="notice red screen-notice" role="status">
      <AdminIcon name="alert" />
      <div className="grow">
        The webhook {disabled.name} was disabled: {disabledTexts[disabled.disabled_reason]}
      </div>
      <Link className="btn btn-s" to="/admin/integrations">
        Open Integrations
      </Link>
    </div>
  );
};
