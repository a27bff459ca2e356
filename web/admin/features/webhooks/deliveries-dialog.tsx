// The log of a webhook: its deliveries, a test event, and sending failed events again.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeliveryState, deliveryStates } from '#contract/rules/webhooks.ts';
import type { Webhook } from '#contract/webhooks.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { SegmentFilter } from '#web/admin/ui/list/select-filter.tsx';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { deliveryWords } from './webhook-state.ts';
import { deliveriesQuery, useReplayFailed, useTestWebhook } from './webhooks.queries.ts';

const hourMs = 60 * 60 * 1000;
const periods = [
  { hours: 1, label: 'the last hour' },
  { hours: 24, label: 'the last day' },
  { hours: 3 * 24, label: 'the last 3 days' },
  { hours: 30 * 24, label: 'the last 30 days' },
] as const;

const ReplayFailed = ({ id }: { id: number }) => {
  const replay = useReplayFailed(id);
  const [hours, setHours] = useState<number>(24);
  return (
    <form
      className="row wrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (!replay.isPending) replay.mutate(new Date(Date.now() - hours * hourMs).toISOString());
      }}
    >
      <label className="row">
        <span>Failed events of</span>
        <select className="select" value={hours} onChange={(event) => setHours(Number(event.target.value))}>
          {periods.map((period) => (
            <option key={period.hours} value={period.hours}>
              {period.label}
            </option>
          ))}
        </select>
      </label>
      <BusyButton className="btn" isBusy={replay.isPending} busyText="Sending...">
        Send again
      </BusyButton>
    </form>
  );
};

const Log = ({ webhook: { id, is_enabled } }: { webhook: Webhook }) => {
  const [state, setState] = useState<DeliveryState | ''>('');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(deliveriesQuery(id, state, page));
  return (
    <>
      <div>
        <SegmentFilter
          label="State"
          all="All"
          options={deliveryStates.map((value) => ({ value, label: deliveryWords[value].text }))}
          value={state}
          onChange={(chosen) => {
            setState(chosen);
            setPage(1);
          }}
        />
      </div>
      {!data && !isError && <LoadingText>Loading deliveries...</LoadingText>}
      {isError && !data && <FailedPart title="Failed to load deliveries" className="row" onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <p className="hint">{state === '' ? 'Nothing was sent yet.' : 'There are no such deliveries.'}</p>}
      {data && data.data.length > 0 && (
        <ul className="list devices webhook-log">
          {data.data.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} canReplay={is_enabled} />
          ))}
        </ul>
      )}
      {data && <Pager current={data.current_page} last={data.last_page} onPick={setPage} />}
    </>
  );
};

export const DeliveriesDialog = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const test = useTestWebhook();
  const title = `Deliveries to ${webhook.name}`;
  return (
    <Dialog isOpen onClose={onClose} title={title} className="dlg-l">
      {(titleId) => (
        <>
          <DialogHead titleId={titleId} title={title} onClose={onClose} />
          <div className="dlg-body stack">
            {webhook.is_enabled ? (
              <div className="row wrap">
                <BusyButton
                  type="button"
                  className="btn"
                  isBusy={test.isPending}
                  busyText="Sending..."
                  onClick={() => test.mutate(webhook.id)}
                >
                  Send a test event
                </BusyButton>
                {webhook.failed > 0 && <ReplayFailed id={webhook.id} />}
              </div>
            ) : (
              <p className="hint">Enable the webhook to send events again.</p>
            )}
            <Log webhook={webhook} />
          </div>
        </>
      )}
    </Dialog>
  );
};
