// Selects the metric or imperial unit in which a value is shown.
import { unitsOf } from './quantities.ts';
import type { AttributeDefinition } from './types.ts';
import type { Unit } from './unit-rows.ts';
import { unitOf } from './units.ts';

export type UnitSystem = 'metric' | 'imperial';

/** Units that data sheets prefer to the nearest unit of the other system. */
const counterparts: Record<string, string> = {
  m: 'ft',
  ft: 'm',
  in: 'mm',
  psi: 'bar',
  'm/s': 'ft/s',
  'mm/s': 'in/s',
  'ft/s': 'm/s',
  'in/s': 'mm/s',
  N: 'lbf',
  lbf: 'N',
  lbf·in: 'Nm',
  MPa: 'psi',
  inHg: 'kPa',
  'l/min': 'gal/min',
};

const belongsTo = (unit: Unit, system: UnitSystem): boolean => unit.system === undefined || unit.system === system;

/**
 * The display unit if it belongs to the system, else the first further unit of the definition that does, else the nearest one.
 * @returns the symbol; null for definitions without a unit
 */
export const unitIn = (
  { quantity, unit, units }: Pick<AttributeDefinition, 'quantity' | 'unit' | 'units'>,
  system: UnitSystem,
): string | null => {
  if (quantity === null || unit === null) return unit;
  const own = unitOf(quantity, unit);
  if (belongsTo(own, system)) return own.symbol;
  const offered = units.map((symbol) => unitOf(quantity, symbol)).find((one) => belongsTo(one, system));
  if (offered) return offered.symbol;
  const known = unitsOf(quantity).filter((one) => belongsTo(one, system));
  const usual = known.find(({ symbol }) => symbol === counterparts[own.symbol]);
  const size = ({ factor }: Unit) => Math.abs(Math.log(factor / own.factor));
  return (usual ?? known.toSorted((one, other) => size(one) - size(other))[0] ?? own).symbol;
};
