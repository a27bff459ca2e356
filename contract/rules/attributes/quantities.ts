// Quantities and their units. Factors are exact or taken from the sources below; canonical numbers are in the first unit of the
// quantity, the SI unit or what replaces it.
//
// Sources: the SI Brochure (BIPM, 9th edition) for SI units, bar, litre, minute, degree and kWh; NIST SP 811, appendix B.8, for inch,
// pound, pound-force, psi, horsepower, BTU, gallon and their products; codes from UN/ECE Recommendation 20, revision 17.
import { both, foot, gallon, gravity, imperial, inch, metric, pound, poundForce, turn, type Unit } from './unit-rows.ts';

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
] as const;
export type Quantity = (typeof quantityIds)[number];

const units: Record<Quantity, readonly Unit[]> = {
  length: [
    ...metric(
      ['m', 1, 'MTR', 'metre|metres|meter|meters'],
      ['km', 1000, 'KMT', 'kilometre|kilometres|kilometer|kilometers'],
      ['dm', 0.1, 'DMT', 'decimetre|decimetres|decimeter|decimeters'],
      ['cm', 0.01, 'CMT', 'centimetre|centimetres|centimeter|centimeters'],
      ['mm', 0.001, 'MMT', 'millimetre|millimetres|millimeter|millimeters'],
      ['µm', 1e-6, '4H', 'micron|microns|micrometre|micrometres|micrometer|micrometers'],
      ['nm', 1e-9, 'C45', 'nanometre|nanometres|nanometer|nanometers'],
    ),
    ...imperial(
      ['in', inch, 'INH', 'inch|inches|"'],
      ['ft', foot, 'FOT', "foot|feet|'"],
      ['yd', 0.9144, 'YRD', 'yard|yards'],
      ['mi', 1609.344, 'SMI', 'mile|miles'],
      ['mil', inch / 1000, '77', 'mils|thou'],
    ),
  ],
  mass: [
    ...metric(
      ['kg', 1, 'KGM', 'kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes'],
      ['g', 0.001, 'GRM', 'gr|gram|grams|gramme|grammes'],
      ['mg', 1e-6, 'MGM', 'milligram|milligrams'],
      ['t', 1000, 'TNE', 'tonne|tonnes|metric ton|metric tons'],
    ),
    ...imperial(
      ['lb', pound, 'LBR', 'lbs|lbm|pound|pounds'],
      ['oz', pound / 16, 'ONZ', 'ounce|ounces'],
      ['ton (US)', 2000 * pound, 'STN', 'short ton|short tons|us ton|us tons'],
    ),
  ],
  force: [
    ...metric(
      ['N', 1, 'NEW', 'newton|newtons'],
      ['kN', 1000, 'B47', 'kilonewton|kilonewtons'],
      ['mN', 0.001, 'C20', 'millinewton|millinewtons'],
      ['MN', 1e6, 'B73', 'meganewton|meganewtons'],
    ),
    ...imperial(['lbf', poundForce, 'C78', 'pound-force|pounds-force|pound force']),
  ],
  torque: [
    ...metric(
      ['Nm', 1, 'NU', 'N-m|newton metre|newton metres|newton meter|newton meters|newton-metre|newton-metres|newton-meters'],
      ['kNm', 1000, 'B48', 'kN-m'],
      ['Ncm', 0.01, 'F88'],
      ['mNm', 0.001, 'D83'],
    ),
    ...imperial(
      ['lbf·ft', poundForce * foot, 'M92', 'ft lb|ft lbf|ft lbs|lb ft|lbs ft|ft-lb|ft-lbf|ft-lbs|lb-ft|lbf-ft|foot pounds|foot-pounds'],
      ['lbf·in', poundForce * inch, 'F21', 'in lb|in lbf|in lbs|lb in|lbs in|in-lb|in-lbf|in-lbs|lb-in|lbf-in|inch pounds|inch-pounds'],
      ['ozf·in', (poundForce / 16) * inch, 'L41', 'oz in|in oz|oz-in|in-oz'],
    ),
  ],
  voltage: both(
    ['V', 1, 'VLT', 'volt|volts|VDC|VAC|Vrms|Vpp'],
    ['kV', 1000, 'KVT', 'kilovolt|kilovolts|kVDC|kVAC'],
    ['mV', 0.001, '2Z', 'millivolt|millivolts|mVDC|mVAC|mVpp|mVrms'],
    ['µV', 1e-6, 'D82', 'microvolt|microvolts'],
  ),
  current: both(
    ['A', 1, 'AMP', 'amp|amps|ampere|amperes|ADC|AAC|Arms'],
    ['mA', 0.001, '4K', 'milliamp|milliamps|milliampere|milliamperes|mADC'],
    ['µA', 1e-6, 'B84', 'microamp|microamps'],
    ['kA', 1000, 'B22', 'kiloampere|kiloamperes'],
  ),
  power: [
    ...both(
      ['W', 1, 'WTT', 'watt|watts'],
      ['kW', 1000, 'KWT', 'kilowatt|kilowatts'],
      ['mW', 0.001, 'C31', 'milliwatt|milliwatts'],
      ['MW', 1e6, 'MAW', 'megawatt|megawatts'],
    ),
    ...metric(['PS', 75 * gravity, null, 'metric hp|metric horsepower']),
    ...imperial(['hp', 550 * foot * poundForce, 'BHP', 'horsepower|bhp'], ['BTU/h', 1055.05585262 / 3600, '2I', 'btu/hr|btuh']),
  ],
  pressure: [
    ...metric(
      ['Pa', 1, 'PAL', 'pascal|pascals'],
      ['hPa', 100, 'A97'],
      ['kPa', 1000, 'KPA', 'kilopascal|kilopascals'],
      ['MPa', 1e6, 'MPA', 'megapascal|megapascals|N/mm2'],
      ['bar', 1e5, 'BAR', 'bars|barg|bar(g)|bar g|bar abs|bara'],
      ['mbar', 100, 'MBR', 'millibar|millibars'],
    ),
    ...imperial(['psi', poundForce / inch ** 2, 'PS', 'psig|psia|psi(g)|lbf/in2|lb/in2'], ['inHg', 3386.389, 'F79', 'in hg|in. hg|"hg']),
  ],
  temperature: [
    ...metric(['K', 1, 'KEL', 'kelvin'], ['°C', 1, 'CEL', 'C|degC|deg C|celsius|degrees celsius|degree celsius|degrees C|Cel', 273.15]),
    ...imperial(['°F', 5 / 9, 'FAH', 'F|degF|deg F|fahrenheit|degrees fahrenheit|degree fahrenheit|degrees F', 459.67 * (5 / 9)]),
  ],
  'temperature-difference': [
    ...metric(['K', 1, 'KEL', 'kelvin'], ['°C', 1, 'CEL', 'C|degC|deg C|celsius|degrees celsius|degrees C']),
    ...imperial(['°F', 5 / 9, 'FAH', 'F|degF|deg F|fahrenheit|degrees fahrenheit|degrees F']),
  ],
  speed: [
    ...metric(
      ['m/s', 1, 'MTS', 'm/sec|mps|ms-1|metres per second|meters per second|metre per second'],
      ['mm/s', 0.001, 'C16', 'mm/sec|mms-1'],
      ['cm/s', 0.01, '2M', 'cm/sec'],
      ['m/min', 1 / 60, '2X', 'metres per minute|meters per minute'],
      ['mm/min', 0.001 / 60, 'H81'],
      ['km/h', 1 / 3.6, 'KMH', 'kph|kmh|km/hr|kilometres per hour|kilometers per hour'],
    ),
    ...imperial(
      ['ft/s', foot, 'FS', 'fps|ft/sec|feet per second'],
      ['ft/min', foot / 60, 'FR', 'fpm|feet per minute'],
      ['in/s', inch, 'IU', 'ips|in/sec|inch/s|inches per second'],
      ['in/min', inch / 60, 'M63', 'ipm|inches per minute'],
      ['mph', 0.44704, 'HM', 'mi/h|miles per hour'],
    ),
  ],
  'rotational-speed': both(
    ['rad/s', 1, '2A', 'rad/sec|radians per second'],
    ['rpm', turn / 60, 'RPM', '1/min|r/min|rev/min|min-1|/min|U/min|tr/min|revolutions per minute'],
    ['rps', turn, 'RPS', '1/s|r/s|rev/s|s-1|revolutions per second'],
    ['°/s', turn / 360, 'E96', 'deg/s|deg/sec|°/sec|degrees/s|degrees per second|dps'],
  ),
  flow: [
    ...metric(
      ['m³/s', 1, 'MQS', 'cubic metres per second'],
      ['m³/h', 1 / 3600, 'MQH', 'm3/hr|cubic metres per hour|Nm3/h'],
      ['m³/min', 1 / 60, 'G53'],
      ['l/s', 0.001, 'G51', 'L/s|litres per second'],
      ['l/min', 0.001 / 60, 'L2', 'L/min|lpm|slpm|Nl/min|ltr/min|litres per minute|liters per minute'],
      ['l/h', 0.001 / 3600, 'E32', 'L/h|lph|l/hr|litres per hour|liters per hour'],
      ['ml/min', 1e-6 / 60, '41'],
    ),
    ...imperial(
      ['gal/min', gallon / 60, 'G2', 'gpm|us gpm|gallons per minute'],
      ['ft³/min', foot ** 3 / 60, '2L', 'cfm|scfm|cubic feet per minute'],
    ),
  ],
  frequency: both(
    ['Hz', 1, 'HTZ', 'hertz|1/s|s-1|/s|per second|fps|frames/s|frames per second|cycles/s'],
    ['kHz', 1000, 'KHZ', 'kilohertz'],
    ['MHz', 1e6, 'MHZ', 'megahertz'],
    ['GHz', 1e9, 'A86', 'gigahertz'],
    [
      '1/min',
      1 / 60,
      'C94',
      '/min|min-1|per minute|cpm|bpm|ppm|cycles/min|cycles per minute|picks/min|picks per minute|parts/min|parts per minute',
    ],
    ['1/h', 1 / 3600, null, '/h|h-1|per hour|cycles/h|cycles per hour|parts/h|parts per hour'],
  ),
  time: both(
    ['s', 1, 'SEC', 'sec|secs|second|seconds'],
    ['ms', 0.001, 'C26', 'msec|millisecond|milliseconds'],
    ['µs', 1e-6, 'B98', 'usec|microsecond|microseconds'],
    ['ns', 1e-9, 'C47', 'nanosecond|nanoseconds'],
    ['min', 60, 'MIN', 'mins|minute|minutes'],
    ['h', 3600, 'HUR', 'hr|hrs|hour|hours'],
    ['d', 86_400, 'DAY', 'day|days'],
    ['weeks', 604_800, 'WEE', 'week|wk|wks'],
    // a twelfth of the Gregorian year, so that 24 months equal 2 years
    ['months', 2_629_746, 'MON', 'month|mo|mos'],
    ['years', 31_556_952, 'ANN', 'year|yr|yrs'],
  ),
  'data-rate': both(
    ['bit/s', 1, 'B10', 'bps|b/s|baud|Bd'],
    ['kbit/s', 1000, 'C74', 'kbps|kb/s|kBd|kbaud'],
    ['Mbit/s', 1e6, 'E20', 'Mbps|Mb/s|MBd|Mbaud'],
    ['Gbit/s', 1e9, 'B80', 'Gbps|Gb/s'],
    ['B/s', 8, 'P93', 'byte/s|bytes/s'],
    ['kB/s', 8000, 'P94', 'kbyte/s'],
    ['MB/s', 8e6, 'P95', 'Mbyte/s'],
    ['GB/s', 8e9, 'E68', 'Gbyte/s'],
  ),
  angle: both(
    ['rad', 1, 'C81', 'radian|radians'],
    ['°', turn / 360, 'DD', 'deg|degree|degrees'],
    ['mrad', 0.001, 'C25'],
    ['′', turn / 21_600, 'D61', "'|arcmin|arc min|arc minute|arc minutes"],
    ['″', turn / 1_296_000, 'D62', '"|arcsec|arc sec|arc second|arc seconds'],
    ['turns', turn, 'M44', 'turn|rev|revs|revolution|revolutions|rotations'],
  ),
  energy: [
    ...both(
      ['J', 1, 'JOU', 'joule|joules'],
      ['kJ', 1000, 'KJO', 'kilojoule|kilojoules'],
      ['MJ', 1e6, '3B', 'megajoule|megajoules'],
      ['mJ', 0.001, 'C15'],
      ['Wh', 3600, 'WHR', 'watt hour|watt hours'],
      ['kWh', 3.6e6, 'KWH', 'kilowatt hour|kilowatt hours'],
      ['MWh', 3.6e9, 'MWH'],
    ),
    ...imperial(['BTU', 1055.05585262, 'BTU'], ['ft·lbf', foot * poundForce, '85', 'ft lb|ft-lb|ft-lbf']),
  ],
  ratio: both(
    ['1', 1, 'C62', ':1'],
    ['%', 0.01, 'P1', 'percent|per cent|pct|% rh|%rh'],
    ['‰', 0.001, 'NX', 'per mille'],
    ['ppm', 1e-6, '59'],
  ),
  'ingress-protection': both(['IP', 1, null]),
  'safety-class': both(['PL', 1, null], ['SIL', 1, null], ['Cat.', 1, null]),
  count: both(['1', 1, 'C62', 'pcs|pc|pieces|piece|units|pce|off|ea']),
  acceleration: both(
    ['m/s²', 1, 'MSK', 'm/sec2|ms-2'],
    ['mm/s²', 0.001, 'M41'],
    ['g', gravity, 'K40', 'gn|g-force'],
    ['ft/s²', foot, 'A73'],
  ),
  area: [
    ...metric(['m²', 1, 'MTK', 'sqm|sq m|square metres'], ['cm²', 1e-4, 'CMK', 'sq cm'], ['mm²', 1e-6, 'MMK', 'sqmm|sq mm']),
    ...imperial(['in²', inch ** 2, 'INK', 'sq in|square inches'], ['ft²', foot ** 2, 'FTK', 'sq ft|square feet']),
  ],
  volume: [
    ...metric(
      ['m³', 1, 'MTQ', 'cbm|cubic metres'],
      ['l', 0.001, 'LTR', 'L|litre|litres|liter|liters|ltr|dm3'],
      ['ml', 1e-6, 'MLT', 'mL|millilitre|millilitres|cm3|ccm|cc'],
    ),
    ...imperial(
      ['gal', gallon, 'GLL', 'gallon|gallons|us gal'],
      ['ft³', foot ** 3, 'FTQ', 'cu ft|cubic feet'],
      ['in³', inch ** 3, 'INQ', 'cu in'],
    ),
  ],
  inertia: [
    ...metric(['kg·m²', 1, 'B32'], ['kg·cm²', 1e-4, 'F18'], ['g·cm²', 1e-7, null]),
    ...imperial(['lb·ft²', pound * foot ** 2, 'K65', 'lbm ft2'], ['lb·in²', pound * inch ** 2, 'F20', 'lbm in2']),
  ],
  resistance: both(
    ['Ω', 1, 'OHM', 'ohm|ohms'],
    ['kΩ', 1000, 'B49', 'kohm|kohms'],
    ['MΩ', 1e6, 'B75', 'Mohm|Mohms'],
    ['mΩ', 0.001, 'E45', 'mohm|mohms'],
  ),
  charge: both(['C', 1, 'COU', 'coulomb'], ['Ah', 3600, 'AMH', 'amp hours|ampere hours'], ['mAh', 3.6, 'E09']),
  'apparent-power': both(['VA', 1, 'D46'], ['kVA', 1000, 'KVA'], ['MVA', 1e6, 'MVA']),
  'data-size': both(
    ['B', 1, 'AD', 'byte|bytes'],
    ['kB', 1000, '2P', 'kbyte|kbytes'],
    ['MB', 1e6, '4L', 'Mbyte|Mbytes|megabyte|megabytes'],
    ['GB', 1e9, 'E34', 'Gbyte|Gbytes|gigabyte|gigabytes'],
    ['TB', 1e12, 'E35', 'terabyte|terabytes'],
  ),
  'sound-level': both(['dB(A)', 1, '2N', 'dB|dBA|decibel|decibels|dB A|dB (A)']),
};

/** The units of a quantity; the first one is the base unit, in which values are stored. */
export const unitsOf = (quantity: Quantity): readonly Unit[] => units[quantity];
