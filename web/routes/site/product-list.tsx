import type { HeadOf } from '../../lib/head.ts';

export const loader = () => null;

export const head: HeadOf = () => ({ title: 'Products' });

export const Component = () => (
  <div className="wrap section">
    <h1>Products</h1>
  </div>
);
