import type { HeadOf } from '../../lib/head.ts';

export const loader = () => null;

export const head: HeadOf = () => ({ title: 'Home' });

export const Component = () => (
  <div className="wrap section">
    <h1>Home</h1>
  </div>
);
