import { toast } from '#web/shared/ui/toast-store.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';

const copy = (model: string) =>
  // navigator.clipboard is undefined if the page was not loaded over https
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(model))
    .then(
      () => toast.success('Model number copied to clipboard!'),
      () => toast.error('Failed to copy model number'),
    );

export const ModelNumber = ({ model }: { model: string }) => {
  const isHydrated = useHydrated();
  return (
    <p className="model">
      <span>Model:</span> {model}
      {isHydrated && (
        <button type="button" className="copy" aria-label="Copy model number" onClick={() => copy(model)}>
          Copy
        </button>
      )}
    </p>
  );
};
