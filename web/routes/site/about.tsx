import type { HeadOf } from '../../lib/head.ts';

export const loader = () => null;

export const head: HeadOf = () => ({ title: 'About Us' });

export const Component = () => (
  <div className="wrap section">
    <h1>About Us</h1>
  </div>
);
