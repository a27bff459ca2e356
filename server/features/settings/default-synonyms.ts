// Default synonym groups for the search, with general terms of automation.

export const defaultSynonyms: readonly (readonly string[])[] = [
  ['robot', 'robotics'],
  ['cobot', 'collaborative robot'],
  ['AMR', 'mobile robot'],
  ['AGV', 'automated guided vehicle', 'driverless forklift'],
  ['forklift', 'lift truck'],
  ['PLC', 'programmable logic controller', 'programmable controller'],
  ['HMI', 'operator panel', 'touch panel'],
  ['VFD', 'frequency inverter', 'variable frequency drive'],
  ['EOAT', 'end-of-arm tool', 'end effector'],
  ['PSU', 'power supply', 'power supply unit'],
  ['UPS', 'uninterruptible power supply'],
  ['IPC', 'industrial PC'],
  ['light curtain', 'light grid'],
  ['proximity sensor', 'proximity switch', 'inductive sensor'],
  ['emergency stop', 'E-stop'],
  ['gearbox', 'gear unit', 'gear reducer'],
  ['PPE', 'personal protective equipment'],
];
