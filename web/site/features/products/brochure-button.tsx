import { storageUrl } from '#contract/rules/storage-address.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';

interface Props {
  url: string | null;
  /** Suggested name of the downloaded file. */
  fileName: string;
}

const content = (
  <>
    <Icon name="file" />
    Download Brochure
  </>
);

/** Download link that works without JavaScript; without a brochure a button that shows a message. */
export const BrochureButton = ({ url, fileName }: Props) => {
  const address = storageUrl(url);
  if (!address) {
    return (
      <button type="button" className="btn btn-line" onClick={() => toast.info('No brochure available for this product')}>
        {content}
      </button>
    );
  }
  return (
    <a className="btn btn-line" href={address} download={fileName} onClick={() => toast.success('Brochure download started')}>
      {content}
    </a>
  );
};
