export const Spinner = () => <span className="spin" aria-hidden="true" />;

/** A spinner in the middle of a screen with its spoken text. */
export const LoadingSpinner = ({ text }: { text: string }) => (
  <div className="loading" role="status">
    <Spinner />
    <span>{text}</span>
  </div>
);
