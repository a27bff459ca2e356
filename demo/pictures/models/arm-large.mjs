import { arm } from './arm.mjs';

/** Heavy arm with a balancing cylinder. */
export const armLarge = (pose = {}) =>
  arm({
    label: 'LR210',
    bulk: 1.34,
    L1: 78,
    L2: 84,
    lower: -24,
    upper: -3,
    wrist: -74,
    balancer: true,
    hoses: 'outside',
    body: 'slate',
    trim: 'black',
    ink: '#e8ecee',
    ...pose,
  });
