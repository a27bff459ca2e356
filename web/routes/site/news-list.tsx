import type { HeadOf } from '../../lib/head.ts';

export const loader = () => null;

export const head: HeadOf = () => ({ title: 'Company News' });

export const Component = () => (
  <div className="wrap section">
    <h1>Company News</h1>
  </div>
);
