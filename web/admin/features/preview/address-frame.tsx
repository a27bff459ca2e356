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
        {/* without scripts, also on pages that are reached by links */}
        <iframe title={title} src={address} sandbox="allow-same-origin" style={{ width, height, transform: `scale(${scale})` }} />
      </div>
    </div>
  );
};
