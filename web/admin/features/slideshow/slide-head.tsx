import type { ReactNode } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { Step } from '#web/admin/ui/reorder/entries.ts';
import { MoveButtons } from '#web/admin/ui/reorder/entry-buttons.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { isEmptySlide, type SlideDraft, slideName } from './slide-drafts.ts';

interface Props {
  slide: SlideDraft;
  index: number;
  count: number;
  isOpen: boolean;
  grip: ReactNode;
  onToggle: () => void;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

/** The slide's number, title and state, and the buttons that move and remove it. */
export const SlideHead = ({ slide, index, count, isOpen, grip, onToggle, onMove, onRemove }: Props) => {
  const number = index + 1;
  return (
    <div className="slide-head">
      {count > 1 && grip}
      <button type="button" className="slide-toggle" aria-expanded={isOpen} onClick={onToggle}>
        <AdminIcon name={isOpen ? 'down' : 'right'} />
        <Picture src={slide.background_image || slide.hero_image || null} alt="" sizes="64px" ratio="16/9" className="thumb slide-thumb" />
        <span className="grow">
          <span className="truncate strong">
            <span className="muted num">{number}</span> {slideName(slide, index)}
          </span>
          <small className="truncate">{isEmptySlide(slide) ? 'Empty: visitors do not see it' : slide.subtitle}</small>
        </span>
      </button>
      {count > 1 && (
        <div className="slide-actions">
          <MoveButtons name={`slide ${number}`} isFirst={index === 0} isLast={number === count} onMove={onMove} />
          <button type="button" className="btn btn-quiet btn-s btn-danger-quiet" aria-label={`Remove slide ${number}`} onClick={onRemove}>
            Remove
          </button>
        </div>
      )}
    </div>
  );
};
