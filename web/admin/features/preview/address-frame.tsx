// A whole page of the site in a frame that is as wide as the screen of a visitor.
import { useRef } from 'react';
import { useFrameSize } from './use-frame-size.ts';

interface Props {
  title: string;
  /** Width of the simulated screen, in CSS pixels. */
  width: number;
  address: string;
}

export const AddressFrame = ({ title, width, address }: Props) => {
  const room = useRef<HTMLDivElement>(null);
  const { scale, height } = useFrameSize(room, width);
  return (
    <div className="preview-room" ref={room}>
      <div className="preview-screen" style={{ width: width * scale, height: height * scale }}>
        {/* the policy of previews forbids scripts; no sandbox here, in which the page would look as without scripts */}
        <iframe title={title} src={address} style={{ width, height, transform: `scale(${scale})` }} />
      </div>
    </div>
  );
};
