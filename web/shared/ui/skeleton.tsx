// Placeholder with the dimensions of the content that is loading.
interface Props {
  /** CSS lengths. */
  width?: string;
  height?: string;
  className?: string;
}

export const Skeleton = ({ width, height, className }: Props) => (
  <span className={className ? `sk ${className}` : 'sk'} style={{ display: 'block', width, height }} />
);

/** Visually hidden status text for screen readers while a skeleton is shown. */
export const LoadingText = ({ children }: { children: string }) => (
  <p className="vh" role="status">
    {children}
  </p>
);
