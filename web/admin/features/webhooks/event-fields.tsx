// The choice of events: one line for each kind of record, with its actions.
import { type EventAction, type EventKind, type EventType, eventActions, eventKinds } from '#contract/rules/webhooks.ts';
import type { FieldBinding } from '#web/admin/ui/form/use-form.ts';

const kindWords: Record<EventKind, string> = {
  product: 'Products',
  category: 'Categories',
  article: 'Articles',
  page: 'Pages',
  message: 'Contact messages',
};
const actionWords: Record<EventAction, string> = { created: 'Created', updated: 'Updated', deleted: 'Deleted', restored: 'Restored' };

export const EventFields = ({ name, value, error, onChange }: FieldBinding<EventType[]>) => (
  <fieldset className={error ? 'field bad' : 'field'}>
    <legend className="flabel">
      Events <i aria-hidden="true">*</i>
    </legend>
    <div className="webhook-events">
      {eventKinds.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: a nested fieldset has a border of its own
        <div key={kind} role="group" aria-label={kindWords[kind]} className="row wrap">
          <b>{kindWords[kind]}</b>
          {eventActions.map((action) => {
            const type: EventType = `${kind}.${action}`;
            return (
              <label key={action} className="check">
                <input
                  type="checkbox"
                  name={name}
                  checked={value.includes(type)}
                  onChange={({ target }) => onChange(target.checked ? [...value, type] : value.filter((one) => one !== type))}
                />
                <span>{actionWords[action]}</span>
              </label>
            );
          })}
        </div>
      ))}
    </div>
    {error && <p className="err">{error}</p>}
  </fieldset>
);
