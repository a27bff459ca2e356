import type { HeadOf } from '../../lib/head.ts';

export const loader = () => null;

export const head: HeadOf = () => ({ title: 'Article' });

export const Component = () => (
  <div className="wrap section">
    <h1>Article</h1>
  </div>
);
