// Search terms for a generated catalogue: names, models, figures, inflected forms, and words that do not occur.
export const searchTerms = [
  ...['robot', 'servo drive', 'conveyor', 'gripper', 'gearbox', 'sensor', 'camera', 'valve', 'pump', 'controller'],
  ...['robots', 'drives', 'grippers', 'cylinders', 'cabinets', 'motors', 'kits', 'curtains', 'axes', 'sorters'],
  ...['compact robot', 'hygienic pump', 'heavy-duty conveyor', 'slim sensor', 'precision gearbox', 'modular cabinet'],
  ...['altra', 'kepler robot', 'helix valve', 'juno', 'borea compact', '1204', '-1777', 'ab-1500', 'kx 1100'],
  ...['payload 20 kg', '690 V', 'reach 1200 mm', '16 bar', 'palletising', 'profinet', 'ethercat', 'high-pressure cleaning'],
  ...['robto', 'conveyer', 'gearbocks', 'servodrive', 'zzzz', 'turbine blade', 'hydraulic press'],
] as const;
