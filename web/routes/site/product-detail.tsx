import type { HeadOf } from '../../lib/head.ts';

export const loader = () => null;

export const head: HeadOf = () => ({ title: 'Product' });

export const Component = () => (
  <div className="wrap section">
    <h1>Product</h1>
  </div>
);
