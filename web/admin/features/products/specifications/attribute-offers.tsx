// The attributes of the category without a row in the specifications; required ones are listed as missing.
import { useState } from 'react';
import type { AdminAttribute } from '#contract/attributes.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { type CategoryAttributes, offersOf } from './category-attributes.ts';
import type { SpecificationDraft } from './specification-draft.ts';

const shownAtFirst = 12;

interface Props {
  draft: SpecificationDraft;
  attributes: CategoryAttributes;
  onAdd: (attributes: readonly AdminAttribute[]) => void;
}

const AddButton = ({ attribute, onAdd }: { attribute: AdminAttribute; onAdd: Props['onAdd'] }) => (
  <button type="button" className="btn btn-s" onClick={() => onAdd([attribute])}>
    <AdminIcon name="plus" />
    <span>
      <span className="vh">Add</span> {attribute.label}
    </span>
    {attribute.unit && (
      <span className="spec-offer-unit" aria-hidden="true">
        {attribute.unit}
      </span>
    )}
  </button>
);

export const AttributeOffers = ({ draft, attributes, onAdd }: Props) => {
  const [isWhole, setIsWhole] = useState(false);
  const { missing, groups, count } = offersOf(draft, attributes, isWhole ? Number.POSITIVE_INFINITY : shownAtFirst);
  if (missing.length === 0 && count === 0) return null;
  return (
    <section className="spec-offers" aria-label={`Attributes of ${attributes.categoryName}`}>
      {missing.length > 0 && (
        <div className="spec-missing">
          <p>
            <AdminIcon name="alert" />
            Missing: {missing.map(({ label }) => label).join(', ')}
          </p>
          <div className="spec-chips">
            {missing.map((attribute) => (
              <AddButton key={attribute.id} attribute={attribute} onAdd={onAdd} />
            ))}
            {missing.length > 1 && (
              <button type="button" className="btn btn-s btn-quiet" onClick={() => onAdd(missing)}>
                Add all {missing.length}
              </button>
            )}
          </div>
        </div>
      )}
      {count > 0 && <p className="spec-offers-title">Add an attribute of {attributes.categoryName}</p>}
      {groups.map(({ title, attributes: offered }) => (
        <fieldset key={title} className="spec-offer-group">
          <legend>{title ?? 'Without a group'}</legend>
          <div className="spec-chips">
            {offered.map((attribute) => (
              <AddButton key={attribute.id} attribute={attribute} onAdd={onAdd} />
            ))}
          </div>
        </fieldset>
      ))}
      {!isWhole && count > shownAtFirst && (
        <button type="button" className="btn btn-s btn-quiet spec-more" onClick={() => setIsWhole(true)}>
          Show all {count} attributes
        </button>
      )}
    </section>
  );
};
