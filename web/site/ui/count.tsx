import { writeNumber } from '#contract/rules/numbers.ts';
import { countTexts } from '#contract/texts/en/count.ts';
import { useFormats } from '#web/site/lib/formats.ts';
import { useTexts } from '#web/site/lib/language.ts';

/** Number of products beside a name. Without `hasNoun` it is hidden from screen readers, so that it is not part of the name. */
export const Count = ({ of, hasNoun }: { of: number; hasNoun?: boolean }) => {
  const say = useTexts(countTexts);
  const { locale } = useFormats();
  return (
    <span className="n" aria-hidden={!hasNoun || undefined}>
      {writeNumber(`${of}`, locale)}
      {hasNoun && <span className="vh"> {say('products', { count: of })}</span>}
    </span>
  );
};
