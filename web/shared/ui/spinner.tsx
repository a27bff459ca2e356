export const Spinner = () => <span className="spin" aria-hidden="true" />;

/** Centred spinner with a status text. */
export const LoadingSpinner = ({ text }: { text: string }) => (
  <div className="loading" role="status">
    <Spinner />
    <span>{text}</span>
  </div>
);
