// One delivery in the log: its event and state, and on demand the request and the response of the last attempt.
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { counted } from '#contract/rules/numbers.ts';
import type { WebhookDelivery } from '#contract/webhooks.ts';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { type Formats, useFormats } from '#web/shared/lib/formats.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { deliveryWords } from './webhook-state.ts';
import { deliveryQuery, useReplayDelivery } from './webhooks.queries.ts';

/** Indents JSON; other texts stay. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const Body = ({ title, text, missing }: { title: string; text: string | null; missing: string }) => (
  <>
    <h3>{title}</h3>
    {text ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard
      <section className="webhook-body" aria-label={title} tabIndex={0}>
        <pre>{readable(text)}</pre>
      </section>
    ) : (
      <p className="hint">{missing}</p>
    )}
  </>
);

const Details = ({ id }: { id: number }) => {
  const { data, isError, refetch } = useQuery(deliveryQuery(id));
  if (isError && !data) return <FailedPart title="Failed to load the delivery" className="row" onRetry={() => void refetch()} />;
  if (!data) return <LoadingText>Loading the delivery...</LoadingText>;
  return (
    <>
      <p className="hint">
        webhook-id: <code>{data.event_id}</code>
      </p>
      <Body title="Request" text={data.request_body} missing="Not sent yet, or removed with its message." />
      <Body title="Response" text={data.response_body} missing="The response has no body." />
    </>
  );
};

const factsOf = ({ status, duration_ms, attempts, created_at, next_attempt_at }: WebhookDelivery, { date, time }: Formats): string =>
  [
    `${date(created_at)}, ${time(created_at)}`,
    status !== null && `status ${status}`,
    duration_ms !== null && `${duration_ms} ms`,
    attempts > 0 && counted(attempts, 'attempt'),
    next_attempt_at !== null && `next attempt ${date(next_attempt_at)}, ${time(next_attempt_at)}`,
  ]
    .filter(Boolean)
    .join(' · ');

export const DeliveryRow = ({ delivery, canReplay }: { delivery: WebhookDelivery; canReplay: boolean }) => {
  const { id, type, record_id, state, error } = delivery;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const formats = useFormats();
  const replay = useReplayDelivery();
  const { className, text } = deliveryWords[state];
  const name = record_id === null ? type : `${type} ${record_id}`;
  const replayText = state === 'waiting' ? 'Send now' : 'Send again';
  return (
    <li>
      <div className="grow">
        <b>{name}</b> <span className={className}>{text}</span>
        <div className="hint num">{factsOf(delivery, formats)}</div>
        {error && <div className="err">{error}</div>}
      </div>
      <div className="row">
        <button
          type="button"
          className="btn btn-s"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={`Details of ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Details
        </button>
        {canReplay && (
          <button
            type="button"
            className="btn btn-s"
            disabled={replay.isPending}
            aria-label={`${replayText}: ${name}`}
            onClick={() => replay.mutate(id)}
          >
            {replayText}
          </button>
        )}
      </div>
      {isOpen && (
        <div id={detailsId} className="webhook-details">
          <Details key={`${state} ${delivery.attempts}`} id={id} />
        </div>
      )}
    </li>
  );
};
