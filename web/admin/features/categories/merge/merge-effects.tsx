// What merging a category does: products, attributes, values, texts and addresses.
import type { ReactNode } from 'react';
import type { CategoryMergePreview } from '#contract/category-merge.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { counted } from '#contract/rules/numbers.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { countedProducts } from '../category-values.ts';

interface Props {
  preview: CategoryMergePreview;
}

type Attribute = CategoryMergePreview['attributes'][number];

const resultOf = ({ label, result, into, reason, is_filter_lost }: Attribute): string => {
  const become = {
    joined: into === label ? 'becomes one with the attribute of this name' : `becomes one with “${into}”`,
    moved: 'moves',
    separate: `becomes “${into}”. ${reason ?? ''}`,
  }[result];
  return `“${label}” ${become}${is_filter_lost ? '. Visitors can no longer filter by it' : ''}`;
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="merge-part">
    <h3>{title}</h3>
    {children}
  </section>
);

const Attributes = ({ preview: { attributes } }: Props) => (
  <Part title="Attributes">
    {attributes.length === 0 ? (
      <p>It has no attributes of its own.</p>
    ) : (
      <ul>
        {attributes.map((attribute) => (
          <li key={attribute.id} className={attribute.result === 'separate' || attribute.is_filter_lost ? 'merge-remark' : undefined}>
            {resultOf(attribute)}
          </li>
        ))}
      </ul>
    )}
  </Part>
);

const LostValues = ({ preview: { lost } }: Props) => {
  const rest = lost.values - lost.examples.length;
  if (lost.values === 0) return null;
  return (
    <div className="notice yellow">
      <AdminIcon name="alert" />
      <div className="grow">
        <b>{lost.values === 1 ? '1 value changes' : `${lost.values.toLocaleString('en-US')} values change`}</b>
        <ul className="merge-lost">
          {lost.examples.map(({ product, attribute, text, reason }) => (
            <li key={`${product.id} ${attribute} ${text}`}>
              {product.name}, {attribute} “{text}”: {reason}
            </li>
          ))}
        </ul>
        {rest > 0 && <span>and {counted(rest, 'other')}. </span>}
        <span>The texts of the products stay as they are.</span>
      </div>
    </div>
  );
};

const Texts = ({ preview: { category, target } }: Props) => (
  <Part title="Texts">
    <p>Name, description and picture of {target.name} stay.</p>
    <details>
      <summary>Show the description of {category.name}</summary>
      <p className="merge-text">{htmlToText(category.description) || 'It has none.'}</p>
    </details>
    <details>
      <summary>Show the description of {target.name}</summary>
      <p className="merge-text">{htmlToText(target.description) || 'It has none.'}</p>
    </details>
  </Part>
);

const Addresses = ({ preview: { addresses, target } }: Props) => (
  <Part title="Addresses">
    <p>
      {addresses.from.join(', ')} will lead to {addresses.to}, for visitors and in menus.
    </p>
    {!target.is_active && <p>{target.name} is not active: visitors do not see it or its products.</p>}
  </Part>
);

/** What does not take place, or goes to the trash. */
const endingOf = ({ category, has_draft, schedule }: CategoryMergePreview): string[] => [
  ...(has_draft ? [`The draft of ${category.name} goes to the trash with it.`] : []),
  ...schedule.map((action) => `${category.name} will not be ${action}ed at the scheduled time.`),
];

export const MergeEffects = ({ preview }: Props) => (
  <div className="stack">
    <p>
      <b>
        {countedProducts(preview.products)} {preview.products === 1 ? 'moves' : 'move'} to {preview.target.name}.
      </b>
    </p>
    <Attributes preview={preview} />
    <LostValues preview={preview} />
    <Texts preview={preview} />
    <Addresses preview={preview} />
    {endingOf(preview).map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
