// Filter with two limits of a number, typed in any unit or set with two handles.
import { useId } from 'react';
import { productFiltersTexts } from '#contract/texts/en/product-filters.ts';
import { useFormats } from '#web/site/lib/formats.ts';
import { useTexts } from '#web/site/lib/language.ts';
import type { FilterItem } from './filter-data.ts';
import { fieldNames } from './filter-fields.ts';
import { changeUnit, extremeOf, fieldNumber, readLimit, type Track, trackOf, withUnit } from './filter-numbers.ts';
import { scaleOf, unitField } from './filter-units.ts';
import type { FilterForm } from './use-filter-fields.ts';

interface Props {
  item: FilterItem;
  form: FilterForm;
}

interface HandlesProps {
  label: string;
  symbol: string;
  track: Track;
  /** Typed limits; undefined for none. */
  limits: readonly [number | undefined, number | undefined];
  /** Undefined at the end of the track, which is no limit. */
  onMove: (end: 'minimum' | 'maximum', value: number | undefined) => void;
}

/** Without script the fields are enough: the handles have no names, so no form sends them. */
const Handles = ({ label, symbol, track, limits, onMove }: HandlesProps) => {
  const say = useTexts(productFiltersTexts);
  const { last, valueAt, stepOf } = track;
  const { locale } = useFormats();
  const [low, high] = [limits[0] === undefined ? 0 : stepOf(limits[0]), limits[1] === undefined ? last : stepOf(limits[1])];
  const handle = (end: 'minimum' | 'maximum') => {
    const isLow = end === 'minimum';
    const step = isLow ? low : high;
    return (
      <input
        type="range"
        aria-label={say(isLow ? 'atLeast' : 'atMost', { label })}
        aria-valuetext={withUnit((isLow ? limits[0] : limits[1]) ?? valueAt(step), symbol, locale)}
        min={0}
        max={last}
        value={step}
        // both at the upper end: only the lower one can move
        style={isLow && 2 * low > last ? { zIndex: 2 } : undefined}
        onChange={({ target }) => {
          const moved = isLow ? Math.min(Number(target.value), high) : Math.max(Number(target.value), low);
          onMove(end, moved === (isLow ? 0 : last) ? undefined : valueAt(moved));
        }}
      />
    );
  };
  return (
    <div className="handles" style={{ '--low': low / last, '--high': high / last } as React.CSSProperties}>
      {handle('minimum')}
      {handle('maximum')}
    </div>
  );
};

const UnitSelect = ({ item, form, symbol }: Props & { symbol: string }) => {
  const say = useTexts(productFiltersTexts);
  const { unit } = fieldNames(item.key);
  const { locale } = useFormats();
  if (item.scales.length < 2) return symbol === '1' ? null : <span className="unit">{symbol}</span>;
  return (
    <select
      className="unit"
      name={unit}
      aria-label={say('unit', { label: item.label })}
      value={symbol}
      onChange={({ target }) => form.change(changeUnit(item, form.fields, target.value, locale))}
    >
      {item.scales.map((scale) => (
        <option key={scale.symbol}>{scale.symbol}</option>
      ))}
    </select>
  );
};

export const NumericFilter = ({ item, form }: Props) => {
  const say = useTexts(productFiltersTexts);
  const id = useId();
  const { locale } = useFormats();
  const names = fieldNames(item.key);
  const scale = scaleOf(item, form.fields);
  const symbol = scale?.symbol ?? '1';
  const track = trackOf(item, scale);
  const typed = { minimum: form.fields.get(names.minimum) ?? '', maximum: form.fields.get(names.maximum) ?? '' };
  const change = (end: 'minimum' | 'maximum', text: string) =>
    form.change({ [names[end]]: [text], ...unitField(item, symbol, form.fields.get('units')) }, true);
  const nameOf = (end: 'minimum' | 'maximum') => {
    const limit = say(end === 'minimum' ? 'atLeast' : 'atMost', { label: item.label });
    return symbol === '1' ? limit : say('inUnit', { limit, unit: symbol });
  };
  const field = (end: 'minimum' | 'maximum') => (
    <input
      id={`${id}${end}`}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      name={names[end]}
      aria-label={nameOf(end)}
      placeholder={extremeOf(end === 'minimum' ? item.lowest : item.highest, scale, end, locale)}
      maxLength={60}
      {...(item.refused?.includes(end) && { 'aria-invalid': true, 'aria-describedby': `${id}problem` })}
      value={typed[end]}
      onChange={({ target }) => change(end, target.value)}
    />
  );
  return (
    <fieldset className="filter numeric">
      <legend>{item.label}</legend>
      <UnitSelect item={item} form={form} symbol={symbol} />
      <div className="limits">
        {field('minimum')}
        <span aria-hidden="true">–</span>
        {field('maximum')}
      </div>
      {item.refused && (
        <p className="err" id={`${id}problem`} role="alert">
          {say('refused', { example: withUnit(5, symbol, locale) })}
        </p>
      )}
      {track && (
        <Handles
          label={item.label}
          symbol={symbol}
          track={track}
          limits={[readLimit(typed.minimum, item, scale, locale), readLimit(typed.maximum, item, scale, locale)]}
          onMove={(end, value) => change(end, value === undefined ? '' : fieldNumber(value, locale))}
        />
      )}
    </fieldset>
  );
};
