// Summary beside the pictures: name, model, key figures, price and the two buttons.
import type { ReactNode, RefObject } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { productTexts } from '#contract/texts/en/product.ts';
import { proseTexts } from '#contract/texts/en/prose.ts';
import type { Say } from '#contract/texts/text.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { CompareToggle } from '#web/site/features/compare/compare-toggle.tsx';
import { usePrice } from '#web/site/features/settings/use-price.ts';
import { keepUnits } from '#web/site/lib/keep-units.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { prepareProse } from '#web/site/lib/prose-html.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { LeftToRight } from '#web/site/ui/left-to-right.tsx';
import { Prose } from '#web/site/ui/prose.tsx';
import type { ProductDetail } from '../products.queries.ts';
import type { DatasheetRow } from './datasheet.ts';
import { DatasheetValue } from './product-datasheet.tsx';

const copyModel = (model: string, say: Say<(typeof productTexts)['texts']>) =>
  // navigator.clipboard is undefined if the page was not loaded over https
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(model))
    .then(
      () => toast.success(say('copied')),
      () => toast.error(say('notCopied')),
    );

const ModelNumber = ({ model }: { model: string }) => {
  const say = useTexts(productTexts);
  const isHydrated = useHydrated();
  return (
    <p className="model">
      <span>{say('model')}</span> <LeftToRight>{model}</LeftToRight>
      {isHydrated && (
        <button type="button" className="copy" aria-label={say('copyModel')} onClick={() => copyModel(model, say)}>
          {say('copy')}
        </button>
      )}
    </p>
  );
};

interface BrochureButtonProps {
  url: string | null;
  /** Suggested name of the downloaded file. */
  fileName: string;
}

/** Download link that works without JavaScript; without a brochure a button that shows a message. */
const BrochureButton = ({ url, fileName }: BrochureButtonProps) => {
  const say = useTexts(productTexts);
  const label = (
    <>
      <Icon name="file" />
      {say('brochure')}
    </>
  );
  const address = storageUrl(url);
  if (!address) {
    return (
      <button type="button" className="btn btn-line" onClick={() => toast.info(say('noBrochure'))}>
        {label}
      </button>
    );
  }
  return (
    <a className="btn btn-line" href={address} download={fileName} onClick={() => toast.success(say('brochureStarted'))}>
      {label}
    </a>
  );
};

interface Props {
  product: ProductDetail;
  /** Key figures. */
  figures: DatasheetRow[];
  /** Ref of the element around the buttons. */
  actions: RefObject<HTMLDivElement | null>;
  quoteButton: ReactNode;
}

/** In characters; longer texts get a smaller font size. */
const longFigure = 12;
const longName = 48;
const longestName = 120;

const sizeOf = ({ length }: string) => (length > longestName ? 'longest' : length > longName ? 'long' : undefined);

export const ProductSummary = ({ product, figures, actions, quoteButton }: Props) => {
  const price = usePrice();
  const sayProse = useTexts(proseTexts);
  return (
    <div className="buy">
      <div className="name">
        <span className="label">{product.category.name}</span>
        <h1 className={sizeOf(product.name)} lang={product.text_languages?.name}>
          {product.name}
        </h1>
        {product.model && <ModelNumber model={product.model} />}
      </div>
      {figures.length > 0 && (
        <dl className="figures">
          {figures.map(({ id, name, value, unit }) => (
            <div key={id}>
              <dt>{keepUnits(name)}</dt>
              <dd className={value.length + unit.length > longFigure ? 'long' : undefined}>
                <DatasheetValue value={value} unit={unit} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {product.short_description && (
        <Prose
          html={prepareProse(product.short_description, sayProse).html}
          className="prose short"
          about={product.name}
          lang={product.text_languages?.short_description}
        />
      )}
      <p className="big-price">{price(product.price)}</p>
      <div className="acts" ref={actions}>
        {quoteButton}
        <BrochureButton url={product.brochure_url} fileName={product.brochure_name ?? `${product.slug}.pdf`} />
      </div>
      <CompareToggle product={product} />
    </div>
  );
};
