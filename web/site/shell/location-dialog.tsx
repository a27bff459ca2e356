import { toMapAddress } from '#contract/rules/map-address.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  mapsUrl: string | null | undefined;
  address: string | null | undefined;
}

export const LocationDialog = ({ isOpen, onClose, mapsUrl, address }: Props) => {
  const url = toMapAddress(mapsUrl);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Our Location" className="place">
      {url ? (
        <div className="pic r169">
          <iframe src={url} title="Map of our location" loading="lazy" referrerPolicy="no-referrer-when-downgrade" allowFullScreen />
        </div>
      ) : (
        <p className="no-map">Map not available</p>
      )}
      {address && <p className="dlg-body">{address}</p>}
    </Dialog>
  );
};
