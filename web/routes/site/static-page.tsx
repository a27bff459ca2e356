import type { HeadOf } from '../../lib/head.ts';

export const loader = () => null;

export const head: HeadOf = () => ({ title: 'Page' });

export const Component = () => (
  <div className="wrap section">
    <h1>Page</h1>
  </div>
);
