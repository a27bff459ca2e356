// What stands where content will be, with the same measures.
interface Props {
  /** CSS lengths. */
  width?: string;
  height?: string;
  className?: string;
}

export const Skeleton = ({ width, height, className }: Props) => (
  <span className={className ? `sk ${className}` : 'sk'} style={{ display: 'block', width, height }} />
);

/** Spoken while the skeleton shows. */
export const LoadingText = ({ children }: { children: string }) => (
  <p className="vh" role="status">
    {children}
  </p>
);
