// Technical drawings of no particular product (web/public/images/drawings.svg), in the colours of the brand. Decoration only.

export type DrawingName = 'flange' | 'motion' | 'shaft';

export const Drawing = ({ name, className }: { name: DrawingName; className?: string }) => (
  <svg className={className ? `drawing ${className}` : 'drawing'} viewBox="0 0 1200 900" aria-hidden="true" focusable="false">
    <use href={`/images/drawings.svg#${name}`} />
  </svg>
);
