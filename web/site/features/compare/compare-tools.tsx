// Controls of a comparison: rows, units, CSV file, printing and quote request. Only printing needs scripts.

import { compareTexts } from '#contract/texts/en/compare.ts';
import type { Say } from '#contract/texts/text.ts';
import { shortenText } from '#web/shared/lib/format.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { QuoteButton } from '#web/site/features/quotes/quote-button.tsx';
import { type QuotedProduct, quoteSubject } from '#web/site/features/quotes/quote-message.ts';
import { useQuoteOpener } from '#web/site/features/quotes/use-quote-opener.tsx';
import { useHref, useLanguage, useTexts, withElements } from '#web/site/lib/language.ts';
import { usePublicOrigin } from '#web/site/lib/public-origin.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { Switches, UnitSwitch } from '#web/site/ui/switches.tsx';
import { type ComparedProduct, comparisonFile } from './compare.queries.ts';
import type { CompareAddress } from './compare-address.ts';

type CompareSay = Say<(typeof compareTexts)['texts']>;
type Quoted = Pick<ComparedProduct, 'name' | 'model' | 'slug'>;

/** Maximum length of a name in characters, so that the list leaves room for the visitor's text. */
const longest = 100;

const named = (names: string[], say: CompareSay): string =>
  names.length < 2 ? names.join() : say('and', { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

/**
 * A quote request for all compared products, in one message.
 * @param addressOf absolute address of a path
 */
const quoteOf = (products: readonly Quoted[], addressOf: (path: string) => string, say: CompareSay): QuotedProduct => {
  const [first] = products;
  const name = named(
    products.map((product) => product.name),
    say,
  );
  if (products.length === 1 && first) return { name, slug: first.slug };
  const lines = products.map((product) => {
    const model = product.model ? ` (${shortenText(product.model, longest)})` : '';
    return `- ${shortenText(product.name, longest)}${model}: ${addressOf(paths.product(product.slug))}`;
  });
  return { name, slug: null, list: [say('list'), ...lines].join('\n') };
};

interface Props {
  address: CompareAddress;
  products: readonly ComparedProduct[];
}

export const CompareTools = ({ address, products }: Props) => {
  const origin = usePublicOrigin();
  const href = useHref();
  const { prefix } = useLanguage();
  const say = useTexts(compareTexts);
  const about = quoteOf(products, (path) => origin + href(path), say);
  const quote = useQuoteOpener(about);
  const isHydrated = useHydrated();
  const slugs = products.map(({ slug }) => slug);
  const { units, differences } = address;
  const show = (changes: Partial<Pick<CompareAddress, 'units' | 'differences'>>) =>
    paths.compare({ products: slugs, units, differences, ...changes });
  return (
    <div className="compare-tools">
      {products.length > 1 && (
        <Switches
          label={say('rows')}
          options={[
            { name: say('allRows'), to: show({ differences: false }), isCurrent: !differences },
            { name: say('differences'), to: show({ differences: true }), isCurrent: differences },
          ]}
        />
      )}
      <UnitSwitch units={units} hrefOf={(one) => show({ units: one })} />
      <div className="acts">
        <a
          className="btn btn-line btn-sm"
          href={comparisonFile({ products: slugs, units, differences, locale: prefix })}
          download="comparison.csv"
        >
          <Icon name="file" />
          {withElements(say('csv', { rest: '{rest}' }), {
            rest: (
              <span key="rest" className="vh">
                {say('csvRest')}
              </span>
            ),
          })}
        </a>
        {isHydrated && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => window.print()}>
            {say('print')}
          </button>
        )}
        <QuoteButton
          className="btn btn-main btn-sm"
          quote={quote}
          contact={`${paths.contact}?${new URLSearchParams({ subject: quoteSubject(about.name) })}`}
        />
      </div>
      {quote.dialogs}
    </div>
  );
};
