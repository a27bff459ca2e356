// The records that a change of many records left unchanged, each with the reason.
import type { BulkResult } from '#contract/bulk.ts';

const mostShown = 20;

interface Props {
  refused: BulkResult['refused'];
  /** e.g. "restored" */
  participle?: string;
  onClose: () => void;
}

export const RefusedRecords = ({ refused, participle = 'changed', onClose }: Props) => (
  <section className="selection-bar" aria-label={`Not ${participle}`}>
    <div role="alert">
      {refused.length.toLocaleString('en-US')} not {participle}:
      <ul>
        {refused.slice(0, mostShown).map(({ id, name, reason }) => (
          <li key={id}>
            {name ?? `No. ${id}`}: {reason}
          </li>
        ))}
      </ul>
      {refused.length > mostShown && <span>and {(refused.length - mostShown).toLocaleString('en-US')} more</span>}
    </div>
    <button type="button" className="btn btn-quiet" onClick={onClose}>
      Dismiss
    </button>
  </section>
);
