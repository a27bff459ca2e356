// Quantities and their units. Factors are exact or taken from the sources below. Canonical numbers are in the first unit of the quantity:
// the SI unit or its equivalent. Sources: the SI Brochure (BIPM, 9th edition) for SI units, bar, litre, minute, degree and kWh; NIST SP
// 811, appendix B.8, for inch, pound, pound-force, psi, horsepower, BTU, gallon and their products; codes from UN/ECE Recommendation 20,
// revision 17.
import { electricalUnits } from './electrical-units.ts';
import { generalUnits } from './general-units.ts';
import { mechanicalUnits } from './mechanical-units.ts';
import type { Unit } from './unit-rows.ts';

export const quantityIds = [
  'length',
  'mass',
  'force',
  'torque',
  'voltage',
  'current',
  'power',
  'pressure',
  'temperature',
  'temperature-difference',
  'speed',
  'rotational-speed',
  'flow',
  'frequency',
  'time',
  'data-rate',
  'angle',
  'energy',
  'ratio',
  'ingress-protection',
  'safety-class',
  'count',
  'acceleration',
  'area',
  'volume',
  'inertia',
  'resistance',
  'charge',
  'apparent-power',
  'data-size',
  'sound-level',
  'inductance',
  'capacitance',
  'conductivity',
  'voltage-rate',
  'torque-constant',
  'voltage-constant',
  'temperature-coefficient',
  'luminous-flux',
  'luminous-intensity',
  'illuminance',
  'level',
  'power-level',
  'bit-depth',
  'wire-gauge',
  'density',
  'mass-flow',
  'viscosity',
  'magnetic-flux-density',
  'stiffness',
] as const;
export type Quantity = (typeof quantityIds)[number];

const units: Record<Quantity, readonly Unit[]> = { ...mechanicalUnits, ...electricalUnits, ...generalUnits };

/** The units of a quantity; the first one is the base unit, in which values are stored. */
export const unitsOf = (quantity: Quantity): readonly Unit[] => units[quantity];
