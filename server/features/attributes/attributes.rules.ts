// Stands in for contract/rules/attributes.
import { fold } from '#contract/rules/fold.ts';
export type AttributeValue = { minimum: number; maximum: number } | { choices: string[] } | { flag: boolean };
export interface Condition {
  key: string;
  minimum?: number;
  maximum?: number;
  choices?: string[];
  flag?: boolean;
}
interface D {
  key: string;
  label: string;
  aliases: string[];
  kind: string;
  unit: string | null;
  match: string;
  decimals: number | null;
  choices: { key: string; label: string; aliases: string[] }[];
}
const factors: Record<string, number> = { kg: 1, g: 0.001, lb: 0.45359237, mm: 0.001, m: 1, in: 0.0254, V: 1 };
const f = (unit: string | null | undefined) => factors[unit ?? ''] ?? 1;
export const parseValue = (text: string, d: D): { value: AttributeValue } | { problem: { code: string; reason: string } } => {
  if (d.kind === 'flag')
    return /^(yes|no)$/i.test(text)
      ? { value: { flag: /^yes$/i.test(text) } }
      : { problem: { code: 'flag', reason: 'Neither yes nor no.' } };
  if (d.kind === 'choice' || d.kind === 'choices') {
    const found = d.choices
      .filter((c) => text.split(/\s*\/\s*/).some((t) => [c.label, ...c.aliases].some((l) => fold(l) === fold(t))))
      .map((c) => c.key);
    return found.length ? { value: { choices: found } } : { problem: { code: 'choice', reason: 'None of the choices.' } };
  }
  const m = /^(-?[\d.]+)(?:\s*(?:–|to|\.\.)\s*(-?[\d.]+))?\s*([a-zA-Z]*)$/.exec(text);
  if (!m) return { problem: { code: 'number', reason: 'Not a number.' } };
  const k = f(m[3] || d.unit);
  return { value: { minimum: Number(m[1]) * k, maximum: Number(m[2] ?? m[1]) * k } };
};
export const formatValue = (v: AttributeValue, d: D, _o: { unit?: string } = {}): string =>
  'flag' in v
    ? v.flag
      ? 'yes'
      : 'no'
    : 'choices' in v
      ? v.choices.map((k) => d.choices.find((c) => c.key === k)?.label ?? k).join(', ')
      : `${v.minimum / f(d.unit)}${v.maximum === v.minimum ? '' : `–${v.maximum / f(d.unit)}`} ${d.unit ?? ''}`.trim();
export const matchDefinition = <T extends D>(name: string, ds: readonly T[]): T | undefined =>
  ds.find((d) => [d.label, ...d.aliases].some((l) => fold(l) === fold(name.replace(/\s*\(.*\)$/, ''))));
export const satisfies = (v: AttributeValue, c: Condition, d: D): boolean => {
  if (!('minimum' in v)) return 'flag' in v ? v.flag === c.flag : v.choices.some((k) => c.choices?.includes(k));
  const { minimum = -Infinity, maximum = Infinity } = c;
  if (d.match === 'covers')
    return (
      (c.minimum === undefined || (v.minimum <= minimum && v.maximum >= minimum)) &&
      (c.maximum === undefined || (v.maximum >= maximum && v.minimum <= maximum))
    );
  return v.minimum >= minimum && v.maximum <= maximum;
};
export const parseConditions = (
  typed: string,
  ds: readonly D[],
): { conditions: Condition[]; rest: string; spans: { start: number; end: number }[] } => {
  const conditions: Condition[] = [];
  const spans: { start: number; end: number }[] = [];
  for (const m of typed.matchAll(/(\w+)(>=|<=)([\d.]+)([a-z]*)/g)) {
    const d = matchDefinition(m[1] ?? '', ds);
    if (!d) continue;
    const n = Number(m[3]) * f(m[4] || d.unit);
    conditions.push({ key: d.key, ...(m[2] === '>=' ? { minimum: n } : { maximum: n }) });
    spans.push({ start: m.index, end: m.index + m[0].length });
  }
  let rest = typed;
  for (const s of spans.toReversed()) rest = rest.slice(0, s.start) + rest.slice(s.end);
  return { conditions, rest: rest.replace(/\s+/g, ' ').trim(), spans };
};
export const readFilters = (params: URLSearchParams, ds: readonly D[]): Condition[] =>
  ds.flatMap((d) => {
    const base = `f.${d.key}`;
    const c: Condition = { key: d.key };
    const k = f(params.get(`${base}.unit`) ?? d.unit);
    const num = (t: string | null) => (t !== null && /^-?[\d.]+$/.test(t) ? Number(t) * k : undefined);
    const min = num(params.get(`${base}.min`));
    const max = num(params.get(`${base}.max`));
    if (min !== undefined) c.minimum = min;
    if (max !== undefined) c.maximum = max;
    const values = params.getAll(base);
    if (d.kind === 'flag') {
      const v = values.at(-1);
      if (v === 'yes' || v === 'no') c.flag = v === 'yes';
    } else {
      const ks = d.choices.map((x) => x.key).filter((x) => values.includes(x));
      if (ks.length) c.choices = ks;
    }
    return Object.keys(c).length > 1 ? [c] : [];
  });
