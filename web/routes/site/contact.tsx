import type { HeadOf } from '../../lib/head.ts';

export const loader = () => null;

export const head: HeadOf = () => ({ title: 'Contact Us' });

export const Component = () => (
  <div className="wrap section">
    <h1>Contact Us</h1>
  </div>
);
